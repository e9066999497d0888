import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatisticsQuery, VisitCountsFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Change } from './Change';
import styles from './Figures.module.css';

type Statistics = StatisticsQuery['hotelStatistics'];

/** The figures that matter, large, each with its change and the region's median. */
export function Figures({ statistics, isOneListing }: { statistics: Statistics; isOneListing: boolean }) {
  const { t } = useTranslation('statistics');
  const { number, price } = useFormat();
  const { totals, previousTotals, regionMedian, euroPerContact } = statistics;
  const interest = ({ compare, favourite }: VisitCountsFragment) => compare + favourite;
  const figure = (name: 'impression' | 'detail' | 'contacts') => (
    <FigureCard title={t(`kinds.${name}`)} value={number(totals[name])} text={t(`texts.${name}`)}>
      <Change now={totals[name]} before={previousTotals[name]} />
      {regionMedian && <p className={styles.median}>{t('median', { value: regionMedian[name] })}</p>}
    </FigureCard>
  );
  return (
    <>
      <div className={styles.figures}>
        {figure('impression')}
        {figure('detail')}
        <FigureCard title={t('interest')} value={number(interest(totals))} text={t('texts.interest')}>
          <Change now={interest(totals)} before={interest(previousTotals)} />
        </FigureCard>
        {figure('contacts')}
        <FigureCard title={t('cost.title')} value={euroPerContact === null ? '–' : price(euroPerContact)} text={t(euroPerContact === null ? 'cost.none' : 'cost.text')} />
      </div>
      {!regionMedian && <p className={styles.hint}>{t(isOneListing ? 'noMedian' : 'chooseForMedian')}</p>}
    </>
  );
}

interface FigureCardProps {
  title: string;
  value: string;
  text: string;
  children?: ReactNode;
}

function FigureCard({ title, value, text, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.value}>{value}</p>
      {children}
      <p className={styles.text}>{text}</p>
    </section>
  );
}
