import { useTranslation } from 'react-i18next';
import type { RegionCardFragment } from '../gql/generated';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Skeleton } from '../ui/Skeleton';
import styles from './RegionArcade.module.css';
import { RegionCard } from './RegionCard';
import { RegionLine } from './RegionLine';
import { SectionHead } from './SectionHead';

/** Which regions stand under the arches, from left to right; the others follow below as lines. */
const arches = ['inseln', 'dalmatien-dubrovnik', 'istrien', 'kvarner-bucht', 'stadt-zagreb', 'das-mittlere-kroatien'];

/** The chosen regions in their order, then the others by how much they have. */
function arranged(regions: RegionCardFragment[]): RegionCardFragment[] {
  const rank = ({ slug }: RegionCardFragment) => (arches.includes(slug) ? arches.indexOf(slug) : arches.length);
  return [...regions].sort((a, b) => rank(a) - rank(b) || b.hotelCount - a.hotelCount);
}

interface RegionArcadeProps {
  regions: RegionCardFragment[];
  isLoading: boolean;
  /** Why they could not be loaded. */
  error?: unknown;
  onRetry: () => void;
}

/** All regions: six windows in a row of arches, the rest in a list. */
export function RegionArcade({ regions, isLoading, error, onRetry }: RegionArcadeProps) {
  const { t } = useTranslation('home');
  const inOrder = arranged(regions);
  const others = inOrder.slice(arches.length);
  return (
    <div className={styles.band}>
      <section className="wrap">
        <SectionHead title={t('regions.title')} lead={t('regions.lead')} />
        {error ? (
          <ErrorState level={3} error={error} onRetry={onRetry} />
        ) : regions.length === 0 && !isLoading ? (
          <EmptyState
            level={3}
            title={t('regions.empty')}
            text={t('regions.emptyText')}
            action={<Button to="/hotels">{t('featured.all')}</Button>}
          />
        ) : (
          <ul className={styles.arcade} aria-busy={isLoading}>
            {inOrder.slice(0, arches.length).map((region) => (
              <li key={region.id}>
                <RegionCard region={region} />
              </li>
            ))}
            {regions.length === 0 &&
              ['1', '2', '3', '4'].map((key) => (
                <li key={key} className={styles.waiting}>
                  <Skeleton shape="arch" />
                  <Skeleton shape="title" width="long" />
                  <Skeleton width="half" />
                </li>
              ))}
          </ul>
        )}
        {others.length > 0 && (
          <>
            <h3 className={styles.more}>{t('regions.more')}</h3>
            <ul className={styles.lines}>
              {others.map((region) => (
                <li key={region.id}>
                  <RegionLine region={region} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
