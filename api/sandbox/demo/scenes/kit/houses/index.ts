import { type Canvas } from '../../canvas.js';
import type { HouseStyle } from '../../house-style.js';
import { apartments } from './apartments.js';
import { cottage } from './cottage.js';
import { hotel } from './hotel.js';
import { townHouse } from './town-house.js';
import { villa } from './villa.js';

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
  }
}
