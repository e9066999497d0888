/**
 * How long something may take, in milliseconds: what is promised where a machine has nothing else to do, as
 * `npm run torture` measures it, and ten times that where other tests run beside it.
 */
export function patience(milliseconds: number): number {
  return process.env.MODE === 'torture' ? milliseconds : milliseconds * 10;
}
