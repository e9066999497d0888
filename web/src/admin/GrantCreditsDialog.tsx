import { grantRules, MOST_CREDITS } from 'api/rules/admin';
import { useTranslation } from 'react-i18next';
import { useGrantCreditsMutation, type AdminUserFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { useToast } from '../ui/useToast';
import styles from './GrantCreditsDialog.module.css';
import { nameOf } from './nameOf';

interface GrantCreditsDialogProps {
  user: AdminUserFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives an operator credits, or takes some back, with a reason that both read. */
export function GrantCreditsDialog({ user, isOpen, onClose }: GrantCreditsDialogProps) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const [send] = useGrantCreditsMutation();
  return (
    <Dialog isOpen={isOpen} title={t('grant.title')} onClose={onClose} actions={null}>
      <p className={styles.text}>
        {t('grant.text', { name: nameOf(user) ?? user.email, credits: t('users.credits', { count: user.credits }) })}
      </p>
      <Form
        initialValues={{ amount: '', reason: '' }}
        rules={grantRules}
        fallback={t('grant.failed')}
        onSubmit={async ({ amount, reason }) => {
          await send({ variables: { userId: user.id, amount: Number(amount), reason } });
          toast.show({ kind: 'success', title: t('acts.updated') });
          onClose();
        }}
      >
        <TextInput
          name="amount"
          label={t('grant.amount')}
          help={t('grant.amountHelp')}
          type="number"
          min={-MOST_CREDITS}
          max={MOST_CREDITS}
          step={1}
          autoComplete="off"
          autoFocus
        />
        <TextInput name="reason" label={t('grant.reason')} help={t('grant.reasonHelp')} autoComplete="off" />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('acts.cancel')}</Button>
          <SubmitButton busyText={t('grant.pending')}>{t('grant.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
