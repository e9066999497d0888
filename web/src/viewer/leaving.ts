/** Rides along on the way out after signing out: no form shall ask then whether to stay. */
export const leaving = { isLeaving: true };

export function isLeaving(state: unknown): boolean {
  return (state as typeof leaving | null)?.isLeaving === true;
}
