import type { DrawMotif } from '../canvas.js';
import type { Motif } from '../options.js';
import { alley } from './alley.js';
import { balcony } from './balcony.js';
import { bathroom } from './bathroom.js';
import { bay } from './bay.js';
import { breakfast } from './breakfast.js';
import { plain } from './plain.js';
import { bridge } from './bridge.js';
import { lake } from './lake.js';
import { castle } from './castle.js';
import { coast } from './coast.js';
import { harbour } from './harbour.js';
import { house } from './house.js';
import { lavender } from './lavender.js';
import { mountain } from './mountain.js';
import { pool } from './pool.js';
import { room } from './room.js';
import { town } from './town.js';
import { vineyard } from './vineyard.js';
import { waterfalls } from './waterfalls.js';
import { zagreb } from './zagreb.js';

export const DRAW_MOTIF: Readonly<Record<Motif, DrawMotif>> = {
  coast,
  town,
  bay,
  mountain,
  pool,
  room,
  house,
  lavender,
  vineyard,
  waterfalls,
  zagreb,
  alley,
  balcony,
  bathroom,
  harbour,
  breakfast,
  plain,
  bridge,
  lake,
  castle,
};
