import { lazy, Suspense, useState, type ReactNode } from 'react';

const load = () => import('./AntdDrawer');
const AntdDrawer = lazy(load);

/** Fetches the drawer's code ahead. */
export function preloadDrawer(): void {
  void load();
}

export interface DrawerProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** What stands right of the title. */
  extra?: ReactNode;
  /** What stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that comes in from the side over the page. Its code comes with the first opening. */
export function Drawer(props: DrawerProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <AntdDrawer {...props} />
    </Suspense>
  ) : null;
}
