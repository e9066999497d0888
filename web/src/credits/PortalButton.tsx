import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useCustomerPortal } from './useCustomerPortal';

interface PortalButtonProps {
  variant?: 'line' | 'quiet';
  children: ReactNode;
}

/** A button that opens Stripe's customer portal in a new tab. */
export function PortalButton({ variant, children }: PortalButtonProps) {
  const { t } = useTranslation('credits');
  const { openPortal, isOpening } = useCustomerPortal();
  return (
    // Never disabled: the focus would be lost with it.
    <Button small variant={variant} busy={isOpening} disabled={false} onClick={() => void openPortal()}>
      {children}
      <Icon name="external" small />
      <span className="visually-hidden">{t('newTab')}</span>
    </Button>
  );
}
