import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './overlay';

const load = () => import('./AntdDialog');
const AntdDialog = lazy(load);

/** Fetches the dialog's code ahead, for example when the pointer comes near the button that opens it. */
export function preloadDialog(): void {
  void load();
}

/** A question over the page. Its code comes with the first opening, so that no page pays for it before. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <AntdDialog {...props} />
    </Suspense>
  ) : null;
}
