/** Rides along on the way out after signing out: no form shall ask then whether to stay. */
export const leaving = { isLeaving: true };

export function isLeaving(state: unknown): boolean {
  return (state as typeof leaving | null)?.isLeaving === true;
}

/** Rides along to the sign-in page when a session ended while its page was open. */
export const ended = { hasEnded: true };

export function hasEnded(state: unknown): boolean {
  return (state as typeof ended | null)?.hasEnded === true;
}

let isUnderWay = false;

/** Whether somebody has just signed out here and is on the way home: a private page waits then, and asks for no sign-in. */
export function isOnWayOut(): boolean {
  return isUnderWay;
}

export function setOnWayOut(value: boolean): void {
  isUnderWay = value;
}
