import { languages, type Language } from '../i18n/language';

const ogLocales: Record<Language, string> = { de: 'de_DE', en: 'en_GB', hr: 'hr_HR' };

interface SocialCardProps {
  siteName: string;
  language: Language;
  title: string;
  description?: string;
  /** Absolute. */
  url: string;
  /** Absolute: a picture of 1200 by 630 pixels. */
  image: string;
}

/** What messengers and networks show of a shared link. They run no scripts: only the server renders it. */
export function SocialCard({ siteName, language, title, description, url, image }: SocialCardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocales[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocales[other]} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}
