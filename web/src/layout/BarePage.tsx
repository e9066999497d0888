import { Outlet, ScrollRestoration } from 'react-router-dom';

/** The frame of the pages that bring their own: sign-in and passwords. */
export function BarePage() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
