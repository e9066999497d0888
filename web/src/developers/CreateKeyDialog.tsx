import { KEY_DAYS, KEY_NAME_LENGTH, keyRules } from 'api/rules/key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { useCreateApiKeyMutation, type KeyScope } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/form/Form';
import { SelectInput } from '../ui/form/SelectInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { addToList } from './addToList';
import styles from './CreateDialog.module.css';
import { ScopesInput } from './ScopesInput';
import { SecretShown } from './SecretShown';

/** The rules of the API for what is typed; in a form the scopes are one text, and no end is an empty one. */
const rules = keyRules.pick(['name']).shape({ scopes: string().required('keyScopesRequired'), days: string() });

interface CreateKeyDialogProps {
  viewerId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a key, and shows its secret this once. */
export function CreateKeyDialog({ viewerId, isOpen, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation('developers');
  const [secret, setSecret] = useState<string>();
  const [create] = useCreateApiKeyMutation();
  return (
    <Dialog
      isOpen={isOpen}
      title={t(secret ? 'tab.keys.made' : 'tab.keys.create')}
      onClose={onClose}
      onClosed={() => {
        setSecret(undefined);
      }}
      actions={null}
    >
      {secret ? (
        <SecretShown secret={secret} text={t('tab.keys.madeText')} what={t('explorer.key')} onDone={onClose} />
      ) : (
        <Form
          initialValues={{ name: '', scopes: 'LISTINGS_READ', days: '' }}
          rules={rules}
          fallback={t('tab.failed')}
          onSubmit={async ({ name, scopes, days }) => {
            const input = { name, scopes: scopes.split(' ') as KeyScope[], expiresInDays: days ? Number(days) : null };
            const { data } = await create({
              variables: { input },
              update: (cache, { data }) => {
                if (data) addToList(cache, viewerId, 'apiKeys', data.createApiKey.key.id);
              },
            });
            setSecret(data?.createApiKey.secret);
          }}
        >
          <TextInput name="name" label={t('tab.keys.name')} help={t('tab.keys.nameHelp')} maxLength={KEY_NAME_LENGTH} autoComplete="off" autoFocus />
          <ScopesInput name="scopes" label={t('tab.keys.scopes')} />
          <SelectInput
            name="days"
            label={t('tab.keys.ends')}
            placeholder={t('tab.keys.never')}
            isOptional
            options={KEY_DAYS.map((days) => ({ value: String(days), text: t('tab.keys.days', { count: days }) }))}
          />
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('tab.cancel')}</Button>
            <SubmitButton busyText={t('tab.pending')}>{t('tab.keys.create')}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
