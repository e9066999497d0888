import { createContext, useContext } from 'react';
import type { Graph, Thing } from 'schema-dts';

/** Takes what a page being rendered on the server says to search engines; in the browser nobody asks. */
export const StructuredDataContext = createContext<((things: Thing[]) => void) | null>(null);

/** Says what a page is about, in the words of schema.org. Called by what only the server renders: the browser need not carry it. */
export function useStructuredData(things: Thing[]): void {
  useContext(StructuredDataContext)?.(things);
}

/** The element for the head. `<` is escaped, so that no text of a listing can end it. */
export function structuredDataHtml(things: Thing[], nonce: string): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json" nonce="${nonce}">${json}</script>`;
}
