import { readdirSync, readFileSync } from 'node:fs';

/** What processes take of the machine, as Linux counts it. */

/** The fields of /proc/PID/stat from the third on; the second is a name that may hold anything. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export const parentOf = (pid: number) => Number(statOf(pid)[1]);

/** A process and everything that it started. */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)).map(Number)) {
    try {
      const parent = parentOf(pid);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
    } catch {
      // It has ended since.
    }
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of the processor that a process has taken with all that it started, those that have ended included. */
export function processorTime(root: number): number {
  let ticks = 0;
  for (const pid of treeOf(root)) {
    try {
      // Its own in user and kernel mode, then the same of its ended children.
      for (const field of statOf(pid).slice(11, 15)) ticks += Number(field);
    } catch {
      // It has ended since, and is counted with its parent.
    }
  }
  return ticks * TICK_MS;
}

/** Megabytes of memory that a process has in use. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
