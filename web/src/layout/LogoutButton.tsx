import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { useLogout } from '../viewer/useLogout';

/** Signs out. */
export function LogoutButton({ className }: { className?: string }) {
  const { t } = useTranslation('layout');
  const { logout, isBusy } = useLogout();
  return (
    <Button block busy={isBusy} className={className} onClick={() => void logout()}>
      {isBusy ? t('viewer.loggingOut') : t('viewer.logout')}
    </Button>
  );
}
