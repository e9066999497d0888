import type { Bench } from './bench.js';
import { processor, rounded } from './report.js';

/** Page views a day; in the busiest hour they come so many times as densely as on average. */
const VIEWS = [100_000, 1_000_000, 10_000_000, 100_000_000];
const PEAK = 2.5;
/** This part of the pages is answered from what is kept; one page is so many questions more. */
const KEPT = 0.8;
const QUESTIONS = 2;
/** Half of the machines can be away or busy. */
const RESERVE = 2;

/** How many cores this machine's figures ask for: the formula and its words stand in docs/operations.md. */
export function tellSizing({ listings, report }: Pick<Bench, 'listings' | 'report'>): void {
  const find = (part: string, name: string, server?: string) => report.find(listings, part, name, server);
  const pages = ['home', 'list', 'detail'].map((name) => ({ kept: find('Pages', name), computed: find('Pages', name, 'rendered') }));
  const list = find('Uncached', 'List of 20 with region');
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [kept, computed] = [pages.flatMap(({ kept }) => (kept ? processor(kept) : [])), pages.flatMap(({ computed }) => (computed ? processor(computed) : []))];
  if (!list || kept.length < pages.length || computed.length < pages.length) return;
  const [K, U, L] = [mean(kept), mean(computed), processor(list)];
  report.table(listings, 'Sizing: what a page takes of a processor', [{ 'kept page ms': rounded(K), 'computed page ms (U)': rounded(U), 'computed list ms (L)': rounded(L), 'kept pages a second and core (P)': Math.round(1000 / K) }]);
  const row = (views: number) => {
    const perSecond = (views / 86_400) * PEAK;
    const cores = (perSecond * (KEPT * K + (1 - KEPT) * (U + QUESTIONS * L))) / 1000;
    return { 'page views a day': views.toLocaleString('en'), 'a second at the peak': rounded(perSecond), 'cores at work': rounded(cores), 'cores to have': Math.max(2, Math.ceil(cores * RESERVE)) };
  };
  report.table(listings, `Sizing: ${KEPT} of the pages kept, without writes`, VIEWS.map(row));
}
