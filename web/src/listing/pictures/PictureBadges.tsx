import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/Badge';
import type { ListingValues } from '../values';
import styles from './PictureBadges.module.css';
import { usePictureHints } from './pictureHints';

/** What is to be said of one picture, in a word each. */
export function PictureBadges({ address }: { address: string }) {
  const { t } = useTranslation('pictures');
  const { values } = useFormikContext<ListingValues>();
  const kinds = usePictureHints(values).flatMap((hint) => (hint.kind !== 'tooFew' && hint.address === address ? hint.kind : []));
  if (!address || kinds.length === 0) return null;
  return (
    <p className={styles.badges}>
      {kinds.map((kind) => (
        <Badge key={kind} tone="warning">
          {t(`hints.badge.${kind}`)}
        </Badge>
      ))}
    </p>
  );
}
