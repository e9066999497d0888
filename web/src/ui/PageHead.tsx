import { useLocation } from 'react-router-dom';
import { barePath, languages, localPath, useLanguage, type Language } from '../i18n/language';
import { useSite } from '../site';

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** The part of the query string that makes another page, for example `?regionId=2`; filters and sorting do not. */
  search?: string;
  /** Address of the picture for shared links, absolute or from the root. */
  image?: string;
  /** For pages that search engines shall not list: private ones and those that do not exist. */
  isHidden?: boolean;
}

const ogLocales: Record<Language, string> = { de: 'de_DE', en: 'en_GB', hr: 'hr_HR' };

/** Title, description, addresses in all languages and the shared-link card. React moves them into the head. */
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={new URL(image, site.origin).href} />
      <meta property="og:locale" content={ogLocales[language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
