import type { RegionCardFragment } from '../gql/generated';
import { Link } from '../ui/Link';
import styles from './RegionCard.module.css';
import { RegionFacts } from './RegionFacts';
import { RegionPicture } from './RegionPicture';

/** A region's window: the arch, its name, what it is like, and how much it has. Leads to the region's list. */
export function RegionCard({ region }: { region: RegionCardFragment }) {
  return (
    <Link to={`/hotels?regionId=${region.id}`} className={styles.card}>
      <div className={styles.window}>
        <RegionPicture region={region} sizes="(min-width: 1120px) 200px, (min-width: 600px) 30vw, 45vw" />
      </div>
      <h3 className={styles.name}>{region.name}</h3>
      <p className={styles.description}>{region.description}</p>
      <RegionFacts region={region} />
    </Link>
  );
}
