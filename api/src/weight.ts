import { Extensions } from 'type-graphql';

/** What a field costs beyond the plain rule of cost/cost.ts. */
export interface FieldWeight {
  /** How many objects its list can hold at most, where no argument says it. */
  items?: number;
  /** What looking it up costs beside its objects, in points; with these arguments, where they matter. */
  points?: number | ((args: Record<string, unknown>) => number);
}

/** Declares what a field costs; stands beside `@Query` or `@Field`. */
export const Weight = (weight: FieldWeight) => Extensions({ weight });
