import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useShortlistQuery, type ShortlistQuery } from '../gql/marks.generated';
import { useLanguage } from '../i18n/language';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { PageHead } from '../ui/PageHead';
import { useStatusCode } from '../ui/status';
import { CardGrid } from './CardGrid';
import { favourites } from './favourites';
import styles from './FavouritesPage.module.css';
import { useHearts } from './useHearts';
import { useIds } from './useIds';

/** A list that somebody shared: to look at, and to take over. */
export function SharedFavouritesPage() {
  const { id = '' } = useParams();
  const { code } = useLanguage();
  const { t } = useTranslation('favourites');
  const { data, error, refetch } = useShortlistQuery({ variables: { id, language: code } });
  if (data && !data.shortlist) return <ListNotFound />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('shared.title')} isHidden />
      <Breadcrumbs crumbs={[{ label: t('home'), to: '/' }, { label: t('title'), to: '/favourites' }, { label: t('shared.title') }]} />
      {data?.shortlist && <SharedList list={data.shortlist} />}
      {!data && error && <ErrorState level={1} error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {!data && !error && <CardGrid />}
    </div>
  );
}

function SharedList({ list: { hotels, goneCount } }: { list: NonNullable<ShortlistQuery['shortlist']> }) {
  const { t } = useTranslation('favourites');
  const own = useIds(favourites);
  const { give } = useHearts();
  const missing = hotels.map(({ id }) => id).filter((id) => !own.includes(id));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('shared.title')}</h1>
          <p className={styles.lead}>{t('shared.lead', { count: hotels.length })}</p>
        </div>
        {missing.length > 0 ? (
          <Button
            variant="primary"
            onClick={() => {
              give(missing);
            }}
          >
            {t('shared.take')}
          </Button>
        ) : (
          hotels.length > 0 && <Button to="/favourites">{t('shared.taken')}</Button>
        )}
      </header>
      {goneCount > 0 && (
        <div className={styles.notice}>
          <Notice>{t('gone', { count: goneCount })}</Notice>
        </div>
      )}
      <CardGrid hotels={hotels} />
    </>
  );
}

function ListNotFound() {
  const { t } = useTranslation('favourites');
  useStatusCode(404);
  return (
    <div className="wrap section">
      <PageHead title={t('shared.notFoundTitle')} isHidden />
      <EmptyState
        level={1}
        picture="not-found"
        title={t('shared.notFoundTitle')}
        text={t('shared.notFoundText')}
        action={
          <Button to="/hotels" variant="primary">
            {t('toHotels')}
          </Button>
        }
      />
    </div>
  );
}
