import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetWebhookActiveMutation, type WebhookFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Switch } from '../ui/Switch';
import { DeliveryLog } from './DeliveryLog';
import { useDeed } from './useDeed';
import { WebhookActs } from './WebhookActs';
import styles from './WebhookItem.module.css';

interface WebhookItemProps {
  webhook: WebhookFragment;
  /** It was removed, and the focus may have gone with it; always the same function. */
  onGone: () => void;
}

/** One webhook: where it leads, whether it works, what can be done with it, and what was sent. */
export function WebhookItem({ webhook, onGone }: WebhookItemProps) {
  const { t } = useTranslation('developers');
  const { dateTime } = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [setActive] = useSetWebhookActiveMutation();
  const attempt = useDeed();
  const { url, isOwnOnly, isActive, failingSince, pendingDeliveries } = webhook;

  useEffect(() => onGone, [onGone]);

  const switchTo = (wanted: boolean) =>
    attempt(() =>
      setActive({
        variables: { id: webhook.id, isActive: wanted },
        optimisticResponse: { setWebhookActive: { ...webhook, isActive: wanted } },
      }),
    );
  return (
    <li className={styles.item} aria-labelledby={`${id}-url`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h4 id={`${id}-url`} className={styles.url} lang="zxx" translate="no">
            {url}
          </h4>
          <p className={styles.badges}>
            <Badge>{t(isOwnOnly ? 'tab.webhooks.own' : 'tab.webhooks.all')}</Badge>
            {pendingDeliveries > 0 && <Badge tone="warning">{t('tab.webhooks.pending', { count: pendingDeliveries })}</Badge>}
          </p>
        </div>
        <Switch
          className={styles.switch}
          label={
            <>
              <span className="visually-hidden">{url}</span>
              <span aria-hidden="true">{t(isActive ? 'tab.webhooks.on' : 'tab.webhooks.off')}</span>
            </>
          }
          checked={isActive}
          onChange={(event) => void switchTo(event.target.checked)}
        />
      </div>
      {failingSince && <Notice tone="warning">{t(isActive ? 'tab.webhooks.failing' : 'tab.webhooks.gaveUp', { time: dateTime(failingSince) })}</Notice>}
      <div className={styles.acts}>
        <Button
          small
          aria-expanded={isOpen}
          aria-controls={`${id}-log`}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'tab.log.hide' : 'tab.log.show')}
        </Button>
        <WebhookActs
          webhook={webhook}
          onTested={() => {
            setOpen(true);
          }}
        />
      </div>
      <div id={`${id}-log`}>{isOpen && <DeliveryLog webhook={webhook} />}</div>
    </li>
  );
}
