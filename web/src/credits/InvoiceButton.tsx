import { useTranslation } from 'react-i18next';
import { useCreateInvoiceLinkMutation } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useNewTab } from './useNewTab';

interface InvoiceButtonProps {
  transactionId: string;
  /** As it is written in the line. */
  date: string;
}

/** Opens Stripe's invoice for a line of the ledger in a new tab. */
export function InvoiceButton({ transactionId, date }: InvoiceButtonProps) {
  const { t } = useTranslation('credits');
  const { open, isOpening } = useNewTab(t('ledger.invoiceFailed'));
  const [send] = useCreateInvoiceLinkMutation({ variables: { transactionId } });
  return (
    <Button
      small
      variant="quiet"
      busy={isOpening}
      disabled={false}
      onClick={() => void open(async () => (await send()).data?.createInvoiceLink)}
    >
      {t('ledger.invoice')}
      <Icon name="external" small />
      <span className="visually-hidden">
        {t('ledger.invoiceOf', { date })} {t('newTab')}
      </span>
    </Button>
  );
}
