import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../i18n/language';

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to'> {
  /** A path of the German site, for example `/hotels?regionId=2`; the link leads to the same page in the reader's language. */
  to: string;
}

/** A link inside the site, in the language of the page. */
export function Link({ to, ...rest }: LinkProps) {
  const { path } = useLanguage();
  return <RouterLink to={path(to)} {...rest} />;
}
