import type { Model } from '../model.js';
import type { Part } from '../part.js';
import { houseOf } from './house.js';
import { roomOf } from './room.js';
import { terraceOf } from './terrace.js';

/** The house and the terrace around a product, or the room whose window it covers. */
export function surroundingsOf(model: Model): Part[] {
  if (model.setting.place === 'room') return roomOf(model);
  return [...houseOf(model), ...terraceOf(model)];
}
