import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { Link } from '../ui/Link';

/** The pages of whoever is signed in, as items of a list. */
export function ViewerLinks({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <li>
        <Link to="/dashboard">{t('viewer.dashboard')}</Link>
      </li>
      <li>
        <Link to="/profile">{t('viewer.profile')}</Link>
      </li>
      {viewer.isAdmin && (
        <li>
          <Link to="/admin">{t('viewer.admin')}</Link>
        </li>
      )}
    </>
  );
}
