import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { useStructuredData } from '../ui/structuredData';

interface HotelListDataProps {
  title: string;
  /** The slug of the region that the list is about. */
  region?: string;
  hotels: { name: string; slug: string }[];
}

/** What search engines read about the list: which places, in which order; and where readers of feeds find what is new. */
export function HotelListData({ title, region, hotels }: HotelListDataProps) {
  const { path } = useLanguage();
  const { origin } = useSite();
  const itemListElement = hotels.map(({ name, slug }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    url: origin + path(`/hotels/${slug}`),
  }));
  useStructuredData([{ '@type': 'ItemList', name: title, numberOfItems: hotels.length, itemListElement }]);
  return <link rel="alternate" type="application/atom+xml" title={title} href={origin + path(region ? `/feeds/${region}/new.atom` : '/feeds/new.atom')} />;
}
