import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConsentGate } from '../consent/ConsentGate';
import { useViewer } from '../viewer/useViewer';

/** The frame of the pages that bring their own: sign-in and passwords. */
export function BarePage() {
  // Known on every page from the start, so that the header of the next one is right at once.
  useViewer();
  return (
    <>
      <ConsentGate />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
