import { ClosedArea } from '../viewer/ClosedArea';

/** Where hosts create a listing. */
export function AddHotelPage() {
  return <ClosedArea area="addHotel" />;
}
