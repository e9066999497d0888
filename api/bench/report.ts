import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { CONNECTIONS, type Figures, ROUNDS, SECONDS } from './load.js';

interface Row extends Figures {
  listings: number;
  part: string;
  case: string;
  server: string;
}

/** Something that was to be reached, and whether it was. */
interface Target {
  listings: number;
  what: string;
  wanted: string;
  measured: string;
  isReached: boolean;
}

/** Everything that was measured, as tables on the screen, as JSON and as Markdown. */
export class Report {
  private readonly rows: Row[] = [];
  private readonly targets: Target[] = [];
  private readonly tables: { listings: number; title: string; rows: Record<string, string | number>[] }[] = [];

  /** The servers of one case; the first is the product, and the others are what it is compared with. */
  add(listings: number, part: string, name: string, figures: Record<string, Figures>): void {
    this.rows.push(...Object.entries(figures).map(([server, row]) => ({ listings, part, case: name, server, ...row })));
    this.say(listings, `${part}: ${name}`, compared(name, figures));
    for (const [server, { failed }] of Object.entries(figures)) {
      if (failed > 0) this.target({ listings, what: `${part}, ${name}, ${server}`, wanted: 'no failed request', measured: `${failed}`, isReached: false });
    }
  }

  /** Figures of another shape. */
  table(listings: number, title: string, rows: Record<string, string | number>[]): void {
    this.tables.push({ listings, title, rows });
    this.say(listings, title, rows);
  }

  target(target: Target): void {
    this.targets.push(target);
    process.stdout.write(`${target.isReached ? 'reached' : 'NOT REACHED'}: ${target.what}, ${target.listings}: wanted ${target.wanted}, is ${target.measured}\n`);
  }

  /** What a server took in a case, if that was measured in this run; the product, where none is named. */
  find(listings: number, part: string, name: string, server?: string): Figures | undefined {
    return this.rows.find((row) => row.listings === listings && row.part === part && row.case === name && (server ?? row.server) === row.server);
  }

  get isReached(): boolean {
    return this.targets.every(({ isReached }) => isReached);
  }

  /** Writes BENCH_JSON and BENCH_MARKDOWN where they are asked for, and says once more what was reached. */
  finish(): void {
    const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`;
    const { BENCH_JSON, BENCH_MARKDOWN } = process.env;
    const measuredAt = new Date().toISOString();
    if (BENCH_JSON) writeFileSync(BENCH_JSON, JSON.stringify({ measuredAt, machine, rows: this.rows, tables: this.tables, targets: this.targets }, null, 2));
    if (BENCH_MARKDOWN) writeFileSync(BENCH_MARKDOWN, this.markdown(measuredAt, machine));
    if (this.targets.length > 0) console.table(this.targets);
  }

  private markdown(measuredAt: string, machine: string): string {
    const parts = [...new Set(this.rows.map(({ listings, part }) => JSON.stringify([listings, part])))].map((key) => JSON.parse(key) as [number, string]);
    const compares = parts.map(([listings, part]) => {
      const rows = this.rows.filter((row) => row.listings === listings && row.part === part);
      const cases = [...new Set(rows.map((row) => row.case))];
      const lines = cases.flatMap((name) => compared(name, Object.fromEntries(rows.filter((row) => row.case === name).map((row) => [row.server, row]))));
      return `#### ${part}, ${listings.toLocaleString('en')} listings\n\n${toMarkdown(lines)}`;
    });
    const others = this.tables.map(({ listings, title, rows }) => `#### ${title}, ${listings.toLocaleString('en')} listings\n\n${toMarkdown(rows)}`);
    const targets = this.targets.map(({ isReached, listings, ...target }) => ({ listings, ...target, reached: isReached ? 'yes' : '**no**' }));
    const summary = targets.length > 0 ? `#### What was to be reached\n\n${toMarkdown(targets)}` : '';
    return [`Measured at ${measuredAt.slice(0, 16).replace('T', ' ')} UTC: ${machine}.`, summary, ...compares, ...others].filter(Boolean).join('\n\n') + '\n';
  }

  private say(listings: number, title: string, rows: object[]): void {
    process.stdout.write(`\n${title} (${listings} listings)\n`);
    console.table(rows);
  }
}

/** The servers of a case beneath one another, with what the product is in parts of each. */
function compared(name: string, figures: Record<string, Figures>): Record<string, string | number>[] {
  const [product] = Object.values(figures);
  return Object.entries(figures).map(([server, row]) => ({
    case: name,
    server,
    'requests/s': Math.round(row.requestsPerSecond),
    'p50 ms': row.p50,
    'p99 ms': row.p99,
    'node ms': rounded(row.nodeMs),
    'PostgreSQL ms': rounded(row.postgresMs),
    ...(product && row !== product
      ? { 'product, requests/s': `${rounded(product.requestsPerSecond / row.requestsPerSecond)} of it`, 'product, processor': `${rounded(processor(product) / processor(row))} of it` }
      : { 'product, requests/s': '', 'product, processor': '' }),
  }));
}

/** Milliseconds of the processor a request, node and PostgreSQL together. */
export const processor = ({ nodeMs, postgresMs }: Figures) => nodeMs + postgresMs;

export const rounded = (value: number) => Number(value.toPrecision(3));

function toMarkdown(rows: Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\n');
}
