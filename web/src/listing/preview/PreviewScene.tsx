import { useHotelFilterRegionsQuery } from '../../gql/generated';
import { HotelCard } from '../../hotels/HotelCard';
import { HotelDetail } from '../../hotels/HotelDetailPage';
import { HotelListItem } from '../../hotels/HotelListPage';
import { useLanguage } from '../../i18n/language';
import type { PreviewHotel } from './previewHotel';
import styles from './PreviewScene.module.css';
import { SHOWN_WIDTH, type Device, type View } from './sizes';

interface PreviewSceneProps {
  hotel: PreviewHotel;
  view: View;
  device: Device;
  /** Whether the region's name is in the language of the scene already. */
  isOwnLanguage: boolean;
}

/** The listing as travellers meet it: the very components of the public pages, in the language around them. */
export function PreviewScene({ hotel, view, device, isOwnLanguage }: PreviewSceneProps) {
  const { code } = useLanguage();
  const { data } = useHotelFilterRegionsQuery({ variables: { language: code }, skip: isOwnLanguage });
  const region = data?.regions.find(({ id }) => id === hotel.region.id);
  const place = region ? { ...hotel, region: { ...hotel.region, name: region.name } } : hotel;
  if (view === 'page') {
    return (
      <div className={styles.page}>
        <HotelDetail hotel={place} />
      </div>
    );
  }
  return (
    <div className={view === 'list' ? styles.row : styles.card} style={{ width: SHOWN_WIDTH[device][view] }}>
      {view === 'list' ? <HotelListItem hotel={place} isPriority /> : <HotelCard hotel={place} isPriority />}
    </div>
  );
}
