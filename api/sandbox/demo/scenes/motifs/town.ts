import { type Canvas } from '../canvas.js';
import { createChance } from '../chance.js';
import { hillTown } from './town/hill.js';
import { inlandTown } from './town/inland.js';
import { peninsulaTown } from './town/peninsula.js';
import { walledTown } from './town/walls.js';
import { waterfrontTown } from './town/waterfront.js';

const COMPOSITIONS = {
  hill: hillTown,
  peninsula: peninsulaTown,
  waterfront: waterfrontTown,
  walls: walledTown,
  inland: inlandTown,
} as const;

type Composition = keyof typeof COMPOSITIONS;

/** An old town: on a hill in the sea, on a peninsula, along the water, behind walls, or on a hill inland. */
export function town(canvas: Canvas): void {
  const { chance, knobs } = canvas;
  // Drawn from its own run, so that the arrangement does not change what follows.
  const own = createChance(`town/${chance.whole(0, 1e9)}`);
  const wanted = knobs.composition as Composition | undefined;
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  const composition = overSea ? own.pick<Composition>(['hill', 'hill', 'peninsula', 'waterfront', 'walls']) : 'inland';
  COMPOSITIONS[wanted && wanted in COMPOSITIONS ? wanted : composition](canvas);
}
