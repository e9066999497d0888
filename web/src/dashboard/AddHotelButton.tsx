import type { ReactNode } from 'react';
import { Button } from '../ui/Button';

interface AddHotelButtonProps {
  credits: number;
  variant?: 'accent' | 'primary' | 'line';
  small?: boolean;
  className?: string;
  children: ReactNode;
}

/** Leads to the form of a new listing; without a credit it leads nowhere. */
export function AddHotelButton({ credits, variant = 'primary', small, className, children }: AddHotelButtonProps) {
  const look = { variant, small, className };
  if (credits === 0) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button {...look} to="/add-hotel">
      {children}
    </Button>
  );
}
