import cluster from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BOUNDS, type Measure, measures, requests } from './measures.js';

const NAME = 'obala_request_duration_seconds';
const LABELS = ['kind', 'operation'];
const OUTCOMES = ['aborted', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** How long requests took, from the plain numbers that are kept of them. */
class RequestDurations extends Histogram {
  /** What the library asks of a histogram, for a text and for another process. */
  getForPromString() {
    const values = [...requests.tallies].flatMap(([{ kind, name: operation }, { durations, seconds, count }]) => {
      let sum = 0;
      const line = (part: string, value: number, le?: number | string) => ({
        metricName: `${NAME}_${part}`,
        labels: { kind, operation, ...(le !== undefined && { le }) },
        sharedLabels: {},
        value,
      });
      return [...durations.map((number, bound) => line('bucket', (sum += number), BOUNDS[bound] ?? '+Inf')), line('sum', seconds), line('count', count)];
    });
    return Promise.resolve({ name: NAME, help: 'Time from a request to the end of its answer, in seconds.', type: 'histogram', aggregator: 'sum', values });
  }
}

/** Measures in the form of Prometheus, looked at when somebody asks; none until they are told to it. */
export const createRegistry = () => new Registry();

/** What a web process measures of itself and of its requests. */
export function tellProcess(registry: Registry): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new RequestDurations({ name: NAME, help: NAME, labelNames: LABELS, registers });
  new Counter({
    name: 'obala_requests_total',
    help: 'Requests that are over, by what was answered; aborted where the client went away first.',
    labelNames: [...LABELS, 'status'],
    registers,
    collect() {
      this.reset();
      for (const [{ kind, name: operation }, { outcomes }] of requests.tallies) {
        outcomes.forEach((number, index) => number > 0 && this.inc({ kind, operation, status: OUTCOMES[index] }, number));
      }
    },
  });
  new Gauge({
    name: 'obala_requests_at_hand',
    help: 'Requests that are not over.',
    registers,
    collect() {
      this.set(requests.atHand);
    },
  });
}

/** What the parts of the product measure. */
export function tellMeasures(registry: Registry): void {
  for (const measure of measures.values()) add(measure, [registry]);
}

function add({ name, help, type, labels, together: aggregator, read }: Measure, registers: Registry[]): void {
  const each = async (tell: (values: Record<string, string>, number: number) => void) => {
    for (const [key, number] of await read()) {
      const values = key.split('\t');
      tell(Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ''])), number);
    }
  };
  const settings = { name, help, labelNames: [...labels], registers, aggregator };
  if (type === 'counter') {
    new Counter({
      ...settings,
      collect() {
        this.reset();
        return each((values, number) => this.inc(values, number));
      },
    });
  } else {
    new Gauge({
      ...settings,
      collect() {
        this.reset();
        return each((values, number) => this.set(values, number));
      },
    });
  }
}

/** Lets the supervisor ask this process for its measures. */
export function answerSupervisor(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** What all processes of this machine have measured together. One that dies meanwhile would not answer: the others are asked again. */
export function askProcesses(): () => Promise<string> {
  const aggregator = new AggregatorRegistry();
  let asking: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const isAnswered = new AbortController();
    const isGone = once(cluster, 'disconnect', isAnswered).then(ask);
    return Promise.race([aggregator.clusterMetrics(), isGone]).finally(() => isAnswered.abort());
  };
  return () => (asking ??= ask().finally(() => (asking = undefined)));
}
