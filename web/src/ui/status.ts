import { createContext, useContext } from 'react';

/** Takes the HTTP status of the page being rendered on the server; in the browser there is none. */
export const StatusContext = createContext<((code: number) => void) | null>(null);

/** Says with which status the server answers, for example 404 for a thing that does not exist; does nothing in the browser. */
export function useStatusCode(code: number | undefined) {
  const report = useContext(StatusContext);
  if (code !== undefined) report?.(code);
}
