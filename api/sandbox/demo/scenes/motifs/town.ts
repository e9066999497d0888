import { type Canvas } from '../canvas.js';
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
  COMPOSITIONS[wantedComposition(canvas.knobs.composition) ?? chanceComposition(canvas)](canvas);
}

function wantedComposition(name: string | undefined): Composition | undefined {
  return name && name in COMPOSITIONS ? (name as Composition) : undefined;
}

function chanceComposition({ chance, knobs }: Canvas): Composition {
  if ((knobs.outlook ?? 'sea') !== 'sea') return 'inland';
  return chance.pick<Composition>(['hill', 'hill', 'peninsula', 'waterfront', 'walls']);
}
