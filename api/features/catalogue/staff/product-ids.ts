import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { IsId } from '../../../shared/id.js';

export const MAX_PRODUCTS = 500;

/** Validates a list of ids of different products, at most 500. */
export function IsIds(): PropertyDecorator {
  return (target, name) => {
    const rules = [IsArray(), ArrayMaxSize(MAX_PRODUCTS), ArrayUnique(), IsId({ each: true })];
    for (const rule of rules) rule(target, name);
  };
}
