import type { SearchAction } from 'schema-dts';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { useStructuredData } from '../ui/structuredData';

/** What search engines read about the site: whose it is, and how it is searched. */
export function SiteData() {
  const { language, path } = useLanguage();
  const site = useSite();
  const publisher = `${site.origin}/#operator`;
  // What stands for the words is a word of the search engines, which schema.org's own types do not know.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.origin + path('/hotels')}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  useStructuredData([
    { '@type': 'WebSite', '@id': `${site.origin}/#site`, url: site.origin + path('/'), name: site.name, inLanguage: language, publisher: { '@id': publisher }, potentialAction: search },
    { '@type': 'Organization', '@id': publisher, name: site.operatorName, url: site.origin, logo: `${site.origin}/pictures/icon-512.png`, email: site.supportEmail },
  ]);
  return null;
}
