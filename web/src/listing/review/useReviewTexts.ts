import type { ListingField } from 'api/rules/listing';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format';
import { wholeNumber } from '../figures';
import type { ListingRegion } from '../preview/previewHotel';
import type { ListingValues } from '../values';

const WEB_FIELDS: ListingField[] = ['website', 'facebook', 'instagram'];

/** What the form says, as a reader of the listing would find it; empty where it says nothing. */
export function useReviewTexts(regions: ListingRegion[]): (field: ListingField, values: ListingValues) => string {
  const { t } = useTranslation(['listing', 'hotels']);
  const { price } = useFormat();
  const figure = (text: string, words: (count: number) => string) => (wholeNumber(text) === '' ? '' : words(Number(wholeNumber(text))));
  return (field, values) => {
    const value = values[field];
    if (field === 'regionId') return regions.find(({ id }) => id === value)?.name ?? '';
    if (field === 'starRating') return t('hotels:stars', { count: Number(value) });
    if (field === 'pricePerNight') return figure(values.pricePerNight, (euro) => t('review.perNight', { price: price(euro) }));
    if (field === 'rooms') return figure(values.rooms, (count) => t('hotels:rooms', { count }));
    if (field === 'guests') return figure(values.guests, (count) => t('hotels:guests', { count }));
    if (field === 'size') return figure(values.size, (size) => t('hotels:size', { size }));
    if (field === 'amenities') return values.amenities.map((key) => t(`hotels:amenities.${key}`)).join(', ');
    if (WEB_FIELDS.includes(field)) return value === '' ? '' : `https://${String(value)}`;
    return Array.isArray(value) ? value.join(', ') : value.trim();
  };
}
