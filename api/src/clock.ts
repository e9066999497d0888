/** What time it is for everything that is about paid terms. Injected, so that years can be tried out in seconds. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
