import { createContext, useContext } from 'react';

/** The HTTP status of the page being rendered on the server; in the browser there is none. */
export const StatusContext = createContext<{ code: number } | null>(null);

/** Says with which status the server answers, for example 404 for a thing that does not exist; does nothing in the browser. */
export function useStatusCode(code: number | undefined) {
  const status = useContext(StatusContext);
  if (status && code !== undefined) status.code = code;
}
