import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { useStructuredData } from '../ui/structuredData';
import { breadcrumbData, lodgingData } from './structuredData';

/** What search engines read about a place and the way to it. */
export function HotelData({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { path } = useLanguage();
  const { origin } = useSite();
  const url = origin + path(`/hotels/${hotel.slug}`);
  useStructuredData([
    lodgingData(hotel, origin, url, { amenity: (key) => t(`amenities.${key}`), price: `${format.price(hotel.pricePerNight)} ${t('perNight')}` }),
    breadcrumbData([
      { name: t('detail.home'), url: origin + path('/') },
      { name: t('detail.hotels'), url: origin + path('/hotels') },
      { name: hotel.name, url },
    ]),
  ]);
  return null;
}
