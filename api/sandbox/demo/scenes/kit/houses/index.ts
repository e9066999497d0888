import { type Canvas } from '../../canvas.js';
import type { HouseStyle } from '../../house-style.js';
import { apartments } from './apartments.js';
import { arcadeHotel } from './arcade-hotel.js';
import { bungalows } from './bungalows.js';
import { cardak } from './cardak.js';
import { cottage } from './cottage.js';
import { ganjak } from './ganjak.js';
import { grand } from './grand.js';
import { hotel } from './hotel.js';
import { manor } from './manor.js';
import { mill } from './mill.js';
import { modern } from './modern.js';
import { palazzo } from './palazzo.js';
import { slab } from './slab.js';
import { townHouse } from './town-house.js';
import { villa } from './villa.js';
import { winery } from './winery.js';
import { woodhouse } from './woodhouse.js';

/** Draws the near house of the given style with its garden; sky and backdrop are already there. */
export function drawHouse(canvas: Canvas, style: HouseStyle): void {
  switch (style.build) {
    case 'cottage':
      return cottage(canvas, style);
    case 'villa':
      return villa(canvas, style);
    case 'townhouse':
      return townHouse(canvas, style);
    case 'apartments':
      return apartments(canvas, style);
    case 'hotel':
      return hotel(canvas, style);
    case 'grand':
      return grand(canvas, style);
    case 'slab':
      return slab(canvas, style);
    case 'palazzo':
      return palazzo(canvas, style);
    case 'bungalows':
      return bungalows(canvas, style);
    case 'winery':
      return winery(canvas, style);
    case 'mill':
      return mill(canvas, style);
    case 'arcade':
      return arcadeHotel(canvas, style);
    case 'ganjak':
      return ganjak(canvas, style);
    case 'woodhouse':
      return woodhouse(canvas, style);
    case 'cardak':
      return cardak(canvas, style);
    case 'manor':
      return manor(canvas, style);
    case 'modern':
      return modern(canvas, style);
  }
}
