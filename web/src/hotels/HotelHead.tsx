import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { PageHead } from '../ui/PageHead';
import { JsonLd } from './JsonLd';
import { shortText } from './shortText';
import { breadcrumbData, lodgingData } from './structuredData';

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 155;

/** What browsers, search engines and shared links say about a place. */
export function HotelHead({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { path } = useLanguage();
  const { origin } = useSite();
  const { name, city } = hotel;
  const price = format.price(hotel.pricePerNight);
  const facts = t('detail.metaDescription', { name, city, region: hotel.region.name, price });
  const url = origin + path(`/hotels/${hotel.slug}`);
  return (
    <>
      <PageHead
        title={t('detail.metaTitle', { name, city })}
        description={shortText(`${facts} ${hotel.shortDescription}`, DESCRIPTION_LENGTH) ?? facts}
        image={hotel.image?.url}
        isHidden={!hotel.isActive}
      />
      <JsonLd
        data={lodgingData(hotel, origin, url, {
          amenity: (key) => t(`amenities.${key}`),
          price: `${price} ${t('perNight')}`,
        })}
      />
      <JsonLd
        data={breadcrumbData([
          { name: t('detail.home'), url: origin + path('/') },
          { name: t('detail.hotels'), url: origin + path('/hotels') },
          { name, url },
        ])}
      />
    </>
  );
}
