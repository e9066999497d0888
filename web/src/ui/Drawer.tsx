import { lazy, Suspense, useState } from 'react';
import type { DrawerProps } from './overlay';

const load = () => import('./AntdDrawer');
const AntdDrawer = lazy(load);

/** Fetches the drawer's code ahead. */
export function preloadDrawer(): void {
  void load();
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
