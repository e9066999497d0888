import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotelRankingQuery } from '../gql/search.generated';
import { useFormat } from '../i18n/format';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { Button } from '../ui/Button';
import { Dialog, preloadDialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './WhyHere.module.css';

interface WhyHereProps {
  hotel: { slug: string; name: string };
}

/** Why a place stands where it stands: its points, and what they are given for. Asked for when somebody wants to know. */
export default function WhyHere({ hotel: { slug, name } }: WhyHereProps) {
  const { t } = useTranslation('search');
  const areTextsHere = useLaterTexts('search');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useHotelRankingQuery({ variables: { slug }, skip: !isOpen });
  const ranking = data?.hotel?.ranking;
  const close = () => {
    setOpen(false);
  };
  if (!areTextsHere) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('why.about', { name })}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="info" small />
      </button>
      <Dialog
        isOpen={isOpen}
        title={t('why.title', { name })}
        onClose={close}
        actions={<Button onClick={close}>{t('why.close')}</Button>}
      >
        {error && <p>{t('why.error')}</p>}
        {ranking && (
          <>
            <p className={styles.points}>{t('why.points', { points: format.number(ranking.points, 1) })}</p>
            <dl className={styles.parts}>
              {ranking.parts.map(({ kind, points, maxPoints }) => (
                <div key={kind}>
                  <dt>{t(`why.parts.${kind}`)}</dt>
                  <dd>{t('why.part', { points: format.number(points, 1), max: maxPoints })}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p>{t('why.lead')}</p>
        <p>
          <Link to="/support/booking#reihenfolge">{t('why.all')}</Link>
        </p>
      </Dialog>
    </>
  );
}
