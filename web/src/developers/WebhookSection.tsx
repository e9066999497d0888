import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWebhooksQuery } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { preloadDialog } from '../ui/Dialog';
import { useLostFocus } from '../ui/useLostFocus';
import { CreateWebhookDialog } from './CreateWebhookDialog';
import { Part } from './Part';
import styles from './Part.module.css';
import { PartState } from './PartState';
import { WebhookItem } from './WebhookItem';

/** The addresses that are told of changes. */
export function WebhookSection() {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isCreating, setCreating] = useState(false);
  const viewer = data?.viewer;
  const { heading, takeFocus } = useLostFocus();
  return (
    <Part
      heading={heading}
      title={t('tab.webhooks.title')}
      text={t('tab.webhooks.text')}
      act={
        viewer && (
          <Button
            small
            onFocus={preloadDialog}
            onPointerEnter={preloadDialog}
            onClick={() => {
              setCreating(true);
            }}
          >
            {t('tab.webhooks.create')}
          </Button>
        )
      }
    >
      {!viewer && <PartState failure={error && t('tab.webhooks.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />}
      {viewer?.webhooks.length === 0 && <p className={styles.empty}>{t('tab.webhooks.empty')}</p>}
      {viewer && viewer.webhooks.length > 0 && (
        <ul className={styles.list}>
          {viewer.webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onGone={takeFocus} />
          ))}
        </ul>
      )}
      {viewer && (
        <CreateWebhookDialog
          viewerId={viewer.id}
          isOpen={isCreating}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
    </Part>
  );
}
