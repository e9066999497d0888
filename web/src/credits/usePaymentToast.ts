import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/useToast';
import type { PaymentOutcome } from './settlePayment';

/** `tell(outcome)` says in a toast what came of looking after a payment. */
export function usePaymentToast(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('payment');
  const toast = useToast();
  return useCallback(
    (outcome) => {
      switch (outcome.kind) {
        case 'paid':
          if (outcome.creditsAdded > 0) {
            toast.show({ kind: 'success', title: t('added.title'), text: t('added.text', { count: outcome.creditsAdded }) });
          } else {
            toast.show({ kind: 'success', title: t('already.title'), text: t('already.text') });
          }
          break;
        case 'synchronized':
          toast.show({ kind: 'success', title: t('synchronized.title'), text: t('synchronized.text') });
          break;
        case 'refused':
          toast.show({ kind: 'error', title: t('failed.title'), text: outcome.message ?? t('failed.text') });
          break;
        case 'unconfirmed':
        case 'failed':
        case 'offline':
          toast.show({ kind: 'error', title: t(`${outcome.kind}.title`), text: t(`${outcome.kind}.text`) });
      }
    },
    [t, toast],
  );
}
