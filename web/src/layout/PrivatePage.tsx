import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserOnly } from '../ui/BrowserOnly';
import { PageHead } from '../ui/PageHead';

export type PrivateTitle = 'dashboard' | 'profile' | 'addHotel' | 'credits' | 'admin';

/** A page for signed-in people: the server sends its frame and its title, the browser does the rest. */
export function PrivatePage({ title, children }: { title: PrivateTitle; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t(`${title}.title`)} isHidden />
      <BrowserOnly fallback={null}>{children}</BrowserOnly>
    </>
  );
}
