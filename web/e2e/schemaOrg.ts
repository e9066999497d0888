import type { AggregateRating, BreadcrumbList, GeoCoordinates, ItemList, ListItem, LocationFeatureSpecification, LodgingBusiness, Organization, PostalAddress, Rating, WebSite } from 'schema-dts';

/** A thing as it stands in a page. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Type<Properties extends string> {
  /** Without these, search engines show nothing. */
  needed: Properties[];
  allowed: Properties[];
}

/** The names of a type's properties, as the vocabulary has them: one that it does not know does not compile. */
type NamesOf<Of> = Extract<keyof Exclude<Of, string>, string>;
const type = <Of>(needed: NamesOf<Of>[], allowed: NamesOf<Of>[] = []): Type<string> => ({ needed, allowed: [...needed, ...allowed] });

const lodging = type<LodgingBusiness>(
  ['name', 'url', 'description', 'image', 'address', 'priceRange', 'starRating'],
  ['@id', 'geo', 'aggregateRating', 'amenityFeature', 'email', 'telephone', 'sameAs'],
);

/** What pages may say, by type. Resort and the others are places to stay with the same properties. */
const TYPES: Record<string, Type<string>> = {
  LodgingBusiness: lodging,
  Hotel: lodging,
  Hostel: lodging,
  Resort: lodging,
  Campground: lodging,
  PostalAddress: type<PostalAddress>(['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'], ['postalCode']),
  GeoCoordinates: type<GeoCoordinates>(['latitude', 'longitude']),
  Rating: type<Rating>(['ratingValue']),
  AggregateRating: type<AggregateRating>(['ratingValue', 'reviewCount', 'bestRating', 'worstRating']),
  LocationFeatureSpecification: type<LocationFeatureSpecification>(['name', 'value']),
  BreadcrumbList: type<BreadcrumbList>(['itemListElement']),
  ItemList: type<ItemList>(['name', 'numberOfItems', 'itemListElement']),
  ListItem: type<ListItem>(['position', 'name'], ['item', 'url']),
  WebSite: type<WebSite>(['name', 'url', 'inLanguage', 'potentialAction', 'publisher'], ['@id']),
  Organization: type<Organization>(['name', 'url', 'logo', 'email'], ['@id']),
};

/** What the head of a page says to search engines. */
export function thingsOf(html: string): Thing[] {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html.slice(0, html.indexOf('</head>')))?.[1];
  if (!json) return [];
  const { '@context': context, '@graph': things } = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  return context === 'https://schema.org' ? things : [];
}

/** What is wrong with a thing, one sentence each: types that are not known, properties that are missing, empty or not its own. */
export function problemsOf(thing: Thing, place = thing['@type']): string[] {
  const known = TYPES[thing['@type']];
  if (!known) return thing['@type'] === 'SearchAction' ? [] : [`${place}: no such type`];
  const names = Object.keys(thing).filter((name) => name !== '@type');
  return [
    ...known.needed.filter((name) => thing[name] === undefined || thing[name] === '').map((name) => `${place}.${name} is missing`),
    ...names.filter((name) => !known.allowed.includes(name)).map((name) => `${place}.${name} is not its own`),
    ...names.flatMap((name) => inside(thing[name], `${place}.${name}`)),
  ];
}

function inside(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => inside(entry, `${place}[${index}]`));
  if (typeof value === 'object' && value !== null) return '@type' in value ? problemsOf(value as Thing, place) : [];
  if (/\.(url|item|logo|image\[\d+\]|sameAs\[\d+\])$/.test(place) && !/^https?:\/\//.test(String(value))) return [`${place} is no whole address`];
  return [];
}
