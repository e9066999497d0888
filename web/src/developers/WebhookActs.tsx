import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  WebhookDeliveriesDocument,
  type WebhookFragment,
} from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog, preloadDialog } from '../ui/Dialog';
import { ConfirmDialog } from './ConfirmDialog';
import { SecretShown } from './SecretShown';
import { useDeed } from './useDeed';

interface WebhookActsProps {
  webhook: WebhookFragment;
  /** A test is on its way: the log tells what comes of it. */
  onTested: () => void;
}

/** What can be done with a webhook: try it out, give it another secret, remove it. */
export function WebhookActs({ webhook: { id, url }, onTested }: WebhookActsProps) {
  const { t } = useTranslation('developers');
  const [asked, ask] = useState<'rotate' | 'delete'>('rotate');
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [test, { loading: isTesting }] = useTestWebhookMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const [rotate, { loading: isRotating }] = useRotateWebhookSecretMutation();
  const [remove, { loading: isRemoving }] = useDeleteWebhookMutation();
  const attempt = useDeed();
  const open = (what: 'rotate' | 'delete') => {
    ask(what);
    setAsking(true);
  };
  const close = () => {
    setAsking(false);
  };

  const confirm = async () => {
    if (asked === 'rotate') {
      await attempt(async () => {
        setSecret((await rotate({ variables: { id } })).data?.rotateWebhookSecret.secret);
      });
    } else {
      await attempt(
        () =>
          remove({
            variables: { id },
            update: (cache) => {
              cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) });
              cache.gc();
            },
          }),
        t('tab.webhooks.deleted'),
      );
    }
    close();
  };
  const isDeletion = asked === 'delete';
  return (
    <>
      <Button small busy={isTesting} onClick={() => void attempt(() => test({ variables: { id } }), t('tab.webhooks.tested')).then((isSent) => { if (isSent) onTested(); })}>
        {t('tab.webhooks.test')}
      </Button>
      <Button
        small
        variant="quiet"
        onFocus={preloadDialog}
        onClick={() => {
          open('rotate');
        }}
      >
        {t('tab.webhooks.rotate')}
      </Button>
      <Button
        small
        variant="danger"
        onFocus={preloadDialog}
        onClick={() => {
          open('delete');
        }}
      >
        {t('tab.webhooks.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isDeletion ? 'tab.webhooks.deleteTitle' : 'tab.webhooks.rotateTitle')}
        text={t(isDeletion ? 'tab.webhooks.deleteText' : 'tab.webhooks.rotateText', { url })}
        confirm={t(isDeletion ? 'tab.webhooks.delete' : 'tab.webhooks.rotate')}
        isHarmless={!isDeletion}
        isBusy={isRotating || isRemoving}
        onConfirm={() => void confirm()}
        onClose={close}
      />
      <Dialog
        isOpen={secret !== undefined && !isAsking}
        title={t('tab.webhooks.rotated')}
        onClose={() => {
          setSecret(undefined);
        }}
        actions={null}
      >
        <SecretShown
          secret={secret ?? ''}
          text={t('tab.webhooks.secretText')}
          what={t('tab.webhooks.secret')}
          onDone={() => {
            setSecret(undefined);
          }}
        />
      </Dialog>
    </>
  );
}
