import { parseSize } from '../../locale/size-text.js';
import { MAX_NEEDED_SIZE } from './starting-point.js';

/** A whole number below this is in metres: nobody shades 19 cm. */
const TOO_FEW_CENTIMETRES = 20;

/**
 * A width or depth of a `ShadeNeed` as a customer types it, in metres or centimetres: 350 from "3,5" and "350", 400
 * from "4" and "4 m". Null for anything that is no size of a place.
 */
export function readPlaceSize(text: string): number | null {
  const isMetres = /^\d+$/.test(text) && Number(text) < TOO_FEW_CENTIMETRES;
  const size = parseSize(text, isMetres ? 'm' : null);
  return size !== null && size > 0 && size <= MAX_NEEDED_SIZE ? size : null;
}
