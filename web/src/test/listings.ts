import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListingFormFragment } from '../gql/account.generated';
import type { ListingValues } from '../listing/values';
import { ana } from './accounts';
import { operations } from './api';
import { image } from './hotels';

const regions = [
  { __typename: 'Region', id: '1', slug: 'dalmatien-split', name: 'Dalmatien' },
  { __typename: 'Region', id: '2', slug: 'istrien', name: 'Istrien' },
];

/** A listing that may be sent as it is. */
export const written: ListingValues = {
  name: 'Kuća Mirta',
  regionId: '2',
  city: 'Rovinj',
  address: 'Obala 12, 52210 Rovinj',
  latitude: '',
  longitude: '',
  starRating: '4',
  pricePerNight: '120',
  rooms: '2',
  guests: '4',
  size: '65',
  shortDescription: 'Ein kleines Haus am Wasser mit Laube.',
  description: 'Das Haus steht in der Altstadt, drei Minuten vom Strand und vom Hafen.',
  amenities: ['pool'],
  features: ['Grill'],
  tags: ['Familie', 'Altstadt'],
  contactEmail: 'mirta@obala.test',
  contactPhone: '',
  website: 'mirta.test',
  facebook: '',
  instagram: '',
  imageUrl: '/images/0.jpg',
  images: ['/images/1.jpg', '/images/2.jpg', '/images/3.jpg', '/images/4.jpg'],
};

/** The same listing as the API answers it to its owner. */
export function ownListing(values: Partial<ListingFormFragment> & { ownerId?: string } = {}) {
  const { images: imageUrls, ...texts } = written;
  const figures = { latitude: 45.081, longitude: 13.64, isPositionExact: false, starRating: 4, pricePerNight: 120, rooms: 2, guests: 4, size: 65 };
  const contact = { website: 'https://mirta.test', facebook: null, instagram: null, contactPhone: null };
  const state = { isActive: true, paidUntil: '2027-03-14T10:00:00Z', slug: 'kuca-mirta', ownerId: ana.id };
  return { __typename: 'Hotel', id: '7', ...texts, ...figures, ...contact, ...state, amenities: ['POOL'], imageUrls, ...values };
}

/** What the API answers to a listing that was sent. */
export function savedListing(values: Record<string, unknown> = {}) {
  const picture = (id: string) => ({ __typename: 'Image', ...image(id), avif: '', webp: '' });
  const facts = { createdAt: '2026-11-21T10:00:00Z', inactiveReason: null, subscription: null, guestRating: null, reviewCount: 0, isFeatured: false };
  return {
    ...ownListing(),
    ...facts,
    owner: { __typename: 'User', id: ana.id, credits: 1 },
    region: { ...regions[1], hotelCount: 4, minPrice: 80 },
    image: picture('0'),
    images: ['1', '2', '3', '4'].map(picture),
    ...values,
  };
}

interface Written {
  hotelId?: string;
  values: Record<string, unknown>;
}

/** An API that knows one operator's draft, and notes what of it is sent. */
export function listingApi({ draft = null, hotel = null, credits = 2 }: { draft?: object | null; hotel?: object | null; credits?: number }) {
  const sent: Written[] = [];
  const listingDraft = draft && { __typename: 'ListingDraft', id: '1', updatedAt: '2026-11-20T10:00:00Z', values: draft };
  const viewer = { __typename: 'User', id: ana.id, credits, listingDraft };
  const handlers = [
    // The pictures themselves are somebody else's matter.
    http.get('*/images/*', () => new HttpResponse(null, { status: 404 })),
    operations.query('NewListing', () => HttpResponse.json({ data: { viewer, regions } })),
    operations.query('EditListing', () => HttpResponse.json({ data: { viewer, regions, hotel } })),
    operations.query('OwnHotels', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: ana.id, hotels: [] } } })),
    operations.mutation('SaveListingDraft', ({ variables }) => {
      sent.push(variables as Written);
      return HttpResponse.json({ data: { saveListingDraft: { __typename: 'ListingDraft', id: '1', updatedAt: '2026-11-21T10:00:00Z', values: {} } } });
    }),
  ];
  return { handlers, sent };
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const fill = (name: string | RegExp, value: string) => {
  fireEvent.change(field(name), { target: { value } });
};
export const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** The heading of the step that is on screen. */
export const atStep = (name: string) => screen.findByRole('heading', { level: 2, name });
/** What is said below a field. */
export const noteOf = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
