import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { HelpPage } from './HelpPage';
import styles from './HelpPage.module.css';

/** Where praise and criticism go. */
export function FeedbackPage() {
  const { t } = useTranslation('support');
  const { supportEmail } = useSite();
  return (
    <HelpPage topic="feedback">
      <p className={styles.action}>
        <Button variant="primary" href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('feedback.title'))}`}>
          <Icon name="mail" />
          {t('feedback.write')}
        </Button>
      </p>
    </HelpPage>
  );
}
