import { useSearchParams } from 'react-router-dom';
import { EditListing } from './EditListing';
import { NewListing } from './NewListing';

/** Where operators put up a listing; with `edit` in the address, where they change one. */
export function AddHotelPage() {
  const [params] = useSearchParams();
  const hotelId = params.get('edit');
  return hotelId ? <EditListing key={hotelId} id={hotelId} /> : <NewListing />;
}
