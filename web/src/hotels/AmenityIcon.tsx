import type { AmenityKey } from 'api/rules/hotel';
import { Icon } from '../ui/Icon';

/** The picture beside the name of an amenity. */
export function AmenityIcon({ amenity }: { amenity: AmenityKey }) {
  return <Icon name={amenity === 'freeWifi' ? 'wifi' : amenity} />;
}
