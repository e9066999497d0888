import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiKeysQuery, useRevokeApiKeyMutation, type ApiKeyFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { preloadDialog } from '../ui/Dialog';
import { useLostFocus } from '../ui/useLostFocus';
import { ConfirmDialog } from './ConfirmDialog';
import { CreateKeyDialog } from './CreateKeyDialog';
import { KeyLine } from './KeyLine';
import { Part } from './Part';
import styles from './Part.module.css';
import { PartState } from './PartState';
import { useDeed } from './useDeed';

/** The keys of an account: those that work first, then those that ended lately. */
export function KeySection() {
  const { t } = useTranslation('developers');
  // A key is used, and ends, while this page is not looking.
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isCreating, setCreating] = useState(false);
  const [chosen, choose] = useState<ApiKeyFragment>();
  const [isAsking, setAsking] = useState(false);
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  const attempt = useDeed();
  const viewer = data?.viewer;
  const { heading, takeFocus } = useLostFocus();

  const confirm = async () => {
    if (!chosen || !(await attempt(() => revoke({ variables: { id: chosen.id } }), t('tab.keys.revoked')))) setAsking(false);
  };
  return (
    <Part
      heading={heading}
      title={t('tab.keys.title')}
      text={t('tab.keys.text')}
      act={
        viewer && (
          <Button
            variant="primary"
            small
            onFocus={preloadDialog}
            onPointerEnter={preloadDialog}
            onClick={() => {
              setCreating(true);
            }}
          >
            {t('tab.keys.create')}
          </Button>
        )
      }
    >
      {!viewer && <PartState failure={error && t('tab.keys.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />}
      {viewer?.apiKeys.length === 0 && <p className={styles.empty}>{t('tab.keys.empty')}</p>}
      {viewer && viewer.apiKeys.length > 0 && (
        <ul className={styles.list}>
          {viewer.apiKeys.map((key) => (
            <KeyLine
              key={key.id}
              apiKey={key}
              onRevoke={() => {
                choose(key);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {viewer && (
        <CreateKeyDialog
          viewerId={viewer.id}
          isOpen={isCreating}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
      <ConfirmDialog
        // It goes when the key has ended, and with it the button that opened it.
        isOpen={isAsking && viewer?.apiKeys.some(({ id, isLive }) => id === chosen?.id && isLive) === true}
        title={t('tab.keys.askTitle', { name: chosen?.name })}
        text={t('tab.keys.askText')}
        confirm={t('tab.keys.revoke')}
        isBusy={loading}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
        }}
        onClosed={takeFocus}
      />
    </Part>
  );
}
