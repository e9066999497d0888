/**
 * What is counted while the process works: plain numbers, which cost next to nothing. metrics.ts puts them into the form
 * that is asked for, when it is asked for.
 */

/** A measure by its name, as it is told: one number, or one for each value of its labels. */
export interface Measure {
  name: string;
  /** What it counts, and in which unit. */
  help: string;
  type: 'counter' | 'gauge';
  labels: readonly string[];
  /** How several processes make one: what each has of its own is added, what all see of the same thing is not. */
  together: 'sum' | 'min' | 'max';
  read: () => Numbers | Promise<Numbers>;
}

/** Values by those of the labels, one after the other and parted by tabs; '' without labels. */
type Numbers = ReadonlyMap<string, number>;

export const measures = new Map<string, Measure>();

/** A number that only grows, for each value of its labels. They have to be few, and ours. */
export function counter(name: string, help: string, labels: readonly string[] = []): (values?: readonly string[], by?: number) => void {
  const numbers = new Map<string, number>();
  // One that has no labels is there from the start, as nothing.
  if (labels.length === 0) numbers.set('', 0);
  measures.set(name, { name, help, type: 'counter', labels, together: 'sum', read: () => numbers });
  return (values = [], by = 1) => {
    const key = values.length === 1 ? values[0]! : values.join('\t');
    numbers.set(key, (numbers.get(key) ?? 0) + by);
  };
}

interface Reading {
  /** What tells its values apart. */
  label?: string;
  type?: Measure['type'];
  together?: Measure['together'];
}

/** Something that is looked at when it is asked for: one number, or one for each value of its label. */
export function gauge(name: string, help: string, look: () => number | Record<string, number>, { label, type = 'gauge', together = 'sum' }: Reading = {}): void {
  const read = () => {
    const found = look();
    return new Map(typeof found === 'number' ? [['', found]] : Object.entries(found));
  };
  measures.set(name, { name, help, type, labels: label ? [label] : [], together, read });
}

/** What is asked for, by names of ours: there are only so many, whatever is sent to us. */
export interface Operation {
  kind: 'graphql' | 'rest' | 'page' | 'image' | 'asset' | 'other';
  name: string;
}

const operations = new Map<string, Operation>();

/** The one object for an operation. */
export function operationOf(kind: Operation['kind'], name: string): Operation {
  const key = `${kind}\t${name}`;
  let operation = operations.get(key);
  if (!operation) operations.set(key, (operation = { kind, name }));
  return operation;
}

/** The upper bounds of the durations that are told apart, in seconds. */
export const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What came of the requests for one operation. */
export interface Tally {
  /** How many took as long as each bound and no longer; the last is for longer ones. */
  durations: number[];
  seconds: number;
  count: number;
  /** How many were answered with 1xx to 5xx; the first is for those whose client went away. */
  outcomes: number[];
}

/** The requests since the process began, and how many are at hand. */
export const requests = { tallies: new Map<Operation, Tally>(), atHand: 0 };

/** Counts a request that is over. `status` is 0 when its client went away. */
export function countRequest(operation: Operation, status: number, seconds: number): void {
  let tally = requests.tallies.get(operation);
  if (!tally) {
    tally = { durations: BOUNDS.map(() => 0).concat(0), seconds: 0, count: 0, outcomes: [0, 0, 0, 0, 0, 0] };
    requests.tallies.set(operation, tally);
  }
  let bound = 0;
  while (bound < BOUNDS.length && seconds > BOUNDS[bound]!) bound += 1;
  tally.durations[bound]! += 1;
  tally.seconds += seconds;
  tally.count += 1;
  tally.outcomes[Math.trunc(status / 100)]! += 1;
}
