import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { barePath, useLanguage } from '../i18n/language';
import { BrowserOnly } from '../ui/BrowserOnly';
import { PageHead } from '../ui/PageHead';
import { ended, isOnWayOut } from '../viewer/leaving';
import { signInPath } from '../viewer/signInPath';
import { useViewer } from '../viewer/useViewer';
import { NotFoundPage } from './NotFoundPage';
import { PageSkeleton } from './PageSkeleton';

export type PrivateTitle = 'dashboard' | 'profile' | 'addHotel' | 'credits' | 'admin';

interface PrivatePageProps {
  title: PrivateTitle;
  children: ReactNode;
}

/** A page for signed-in people: the server sends its frame and its title, the browser does the rest. */
export function PrivatePage({ title, children }: PrivatePageProps) {
  return (
    <BrowserOnly fallback={<Waiting title={title} />}>
      <Guard title={title}>{children}</Guard>
    </BrowserOnly>
  );
}

/** Lets signed-in people in. Visitors sign in first and come back, and hear why if they were here already; to others, what is for administrators does not exist. */
function Guard({ title, children }: PrivatePageProps) {
  const viewer = useViewer();
  const { path } = useLanguage();
  const { pathname, search } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if (viewer && !wasHere) setWasHere(true);
  if (viewer === undefined || (!viewer && isOnWayOut())) return <Waiting title={title} />;
  if (!viewer) return <Navigate replace to={path(signInPath(barePath(pathname) + search))} state={wasHere ? ended : null} />;
  if (title === 'admin' && !viewer.isAdmin) return <NotFoundPage />;
  return (
    <>
      <Head title={title} />
      {children}
    </>
  );
}

function Waiting({ title }: { title: PrivateTitle }) {
  return (
    <>
      <Head title={title} />
      <PageSkeleton />
    </>
  );
}

function Head({ title }: { title: PrivateTitle }) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  // One address for a new listing and for one that is changed: the query says which.
  const isEdit = title === 'addHotel' && Boolean(query.get('edit'));
  return <PageHead title={t(isEdit ? 'editHotel.title' : `${title}.title`)} isHidden />;
}
