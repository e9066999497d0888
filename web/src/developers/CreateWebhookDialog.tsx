import { webhookRules } from 'api/rules/webhook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { useCreateWebhookMutation } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/form/Form';
import { SelectInput } from '../ui/form/SelectInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { addToList } from './addToList';
import styles from './CreateDialog.module.css';
import { SecretShown } from './SecretShown';

const rules = webhookRules.pick(['url']).shape({ only: string() });

interface CreateWebhookDialogProps {
  viewerId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets up a webhook, and shows its secret this once. */
export function CreateWebhookDialog({ viewerId, isOpen, onClose }: CreateWebhookDialogProps) {
  const { t } = useTranslation('developers');
  const [secret, setSecret] = useState<string>();
  const [create] = useCreateWebhookMutation();
  return (
    <Dialog
      isOpen={isOpen}
      title={t(secret ? 'tab.webhooks.made' : 'tab.webhooks.create')}
      onClose={onClose}
      onClosed={() => {
        setSecret(undefined);
      }}
      actions={null}
    >
      {secret ? (
        <SecretShown secret={secret} text={t('tab.webhooks.secretText')} what={t('tab.webhooks.secret')} onDone={onClose} />
      ) : (
        <Form
          initialValues={{ url: '', only: '' }}
          rules={rules}
          fallback={t('tab.failed')}
          onSubmit={async ({ url, only }) => {
            const { data } = await create({
              variables: { input: { url, isOwnOnly: only === 'own' } },
              update: (cache, { data }) => {
                if (data) addToList(cache, viewerId, 'webhooks', data.createWebhook.webhook.id);
              },
            });
            setSecret(data?.createWebhook.secret);
          }}
        >
          <TextInput name="url" label={t('tab.webhooks.url')} help={t('tab.webhooks.urlHelp')} type="url" inputMode="url" autoComplete="off" autoFocus />
          <SelectInput name="only" label={t('tab.webhooks.which')} placeholder={t('tab.webhooks.all')} options={[{ value: 'own', text: t('tab.webhooks.own') }]} />
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('tab.cancel')}</Button>
            <SubmitButton busyText={t('tab.pending')}>{t('tab.webhooks.create')}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
