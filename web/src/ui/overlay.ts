import type { ReactNode } from 'react';

/** What `Dialog` takes and hands on to its lazily loaded part. */
export interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** The dialog is gone, and the focus is free to go elsewhere. */
  onClosed?: () => void;
  /** The buttons at the bottom. */
  actions: ReactNode;
  children: ReactNode;
}

/** What `Drawer` takes and hands on to its lazily loaded part. */
export interface DrawerProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** For what needs more room than a list of choices. */
  isWide?: boolean;
  /** What stands right of the title. */
  extra?: ReactNode;
  /** What stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}
