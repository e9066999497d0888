import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplayWebhookMutation, useWebhookDeliveriesQuery, WebhookDeliveriesDocument, type DeliveryFragment, type WebhookFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { DeliveryLine } from './DeliveryLine';
import styles from './DeliveryLog.module.css';
import { PartState } from './PartState';
import { useDeed } from './useDeed';

const PAGE = 20;
/** As many as the API lists at once. */
const MOST = 100;
/** While something waits the log is looked at more often. */
const SOON = 3000;
const LATER = 15_000;

/** What was sent to a webhook, the newest first; it keeps itself up to date. */
export function DeliveryLog({ webhook: { id, nodeId, pendingDeliveries } }: { webhook: WebhookFragment }) {
  const { t } = useTranslation('developers');
  const [first, setFirst] = useState(PAGE);
  const [chosen, choose] = useState<DeliveryFragment>();
  const [isAsking, setAsking] = useState(false);
  const { data, previousData, error, refetch } = useWebhookDeliveriesQuery({
    variables: { nodeId, first },
    fetchPolicy: 'cache-and-network',
    pollInterval: pendingDeliveries > 0 ? SOON : LATER,
    skipPollAttempt: () => document.hidden,
  });
  const [replay, { loading }] = useReplayWebhookMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const attempt = useDeed();
  const node = (data ?? previousData)?.node;
  const page = node && 'deliveries' in node ? node.deliveries : undefined;

  const confirm = async () => {
    if (chosen) await attempt(() => replay({ variables: { id, deliveryId: chosen.id } }), t('tab.log.replayed'));
    setAsking(false);
  };
  if (!page) return <PartState failure={error && t('tab.log.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />;
  if (page.nodes.length === 0) return <p className={styles.empty}>{t('tab.log.empty')}</p>;
  return (
    <>
      <ol className={styles.log} aria-label={t('tab.log.title')}>
        {page.nodes.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            onReplay={() => {
              choose(delivery);
              setAsking(true);
            }}
          />
        ))}
      </ol>
      {page.pageInfo.hasNextPage && first < MOST && (
        <Button
          small
          onClick={() => {
            setFirst(Math.min(first + PAGE, MOST));
          }}
        >
          {t('tab.log.more')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isHarmless
        title={t('tab.log.replay')}
        text={t('tab.log.replayText')}
        confirm={t('tab.log.replay')}
        isBusy={loading}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
