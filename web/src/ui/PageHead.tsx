import { useLocation } from 'react-router-dom';
import { barePath, languages, localPath, useLanguage, type Language } from '../i18n/language';
import { useSite } from '../site';
import { SocialCard } from './SocialCard';

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** The part of the query string that makes another page, for example `?regionId=2`; filters and sorting do not. */
  search?: string;
  /** Address of the picture for shared links, from the root: JPEG, 1200 by 630 pixels. */
  image?: string;
  /** For pages that search engines shall not list: private ones and those that do not exist. */
  isHidden?: boolean;
}

/** Title, description, addresses in all languages and, from the server, the card of shared links. React moves them into the head. */
export function PageHead({ title, description, search = '', image = '/pictures/og.jpg', isHidden }: PageHeadProps) {
  const site = useSite();
  const { language } = useLanguage();
  const page = barePath(useLocation().pathname) + search;
  const address = (inLanguage: Language) => site.origin + localPath(page, inLanguage);
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`;

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('de')} />
        </>
      )}
      {import.meta.env.SSR && (
        <SocialCard siteName={site.name} language={language} title={fullTitle} description={description} url={address(language)} image={new URL(image, site.origin).href} />
      )}
    </>
  );
}
