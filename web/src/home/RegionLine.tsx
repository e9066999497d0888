import type { RegionCardFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { RegionFacts } from './RegionFacts';
import styles from './RegionLine.module.css';
import { RegionPicture } from './RegionPicture';

/** A region in one line: a small window, its name, and how much it has. */
export function RegionLine({ region }: { region: RegionCardFragment }) {
  return (
    <Link to={`/hotels?regionId=${region.id}`} className={styles.line}>
      <div className={styles.window}>
        <RegionPicture region={region} sizes="60px" isSmall />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{region.name}</p>
        <RegionFacts region={region} />
      </div>
      <Icon name="right" small className={styles.arrow} />
    </Link>
  );
}
