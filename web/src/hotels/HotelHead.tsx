import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { PageHead } from '../ui/PageHead';
import { HotelData } from './HotelData';
import { shortText } from './shortText';

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 155;

/** What browsers, search engines and shared links say about a place. */
export function HotelHead({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { name, city } = hotel;
  const facts = t('detail.metaDescription', { name, city, region: hotel.region.name, price: format.price(hotel.pricePerNight) });
  return (
    <>
      <PageHead
        title={t('detail.metaTitle', { name, city })}
        description={shortText(`${facts} ${hotel.shortDescription}`, DESCRIPTION_LENGTH) ?? facts}
        image={hotel.isActive ? hotel.previewUrl : undefined}
        isHidden={!hotel.isActive}
      />
      {import.meta.env.SSR && hotel.isActive && <HotelData hotel={hotel} />}
    </>
  );
}
