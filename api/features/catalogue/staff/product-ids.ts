import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';

export const MAX_PRODUCTS = 500;

/** Ids of different products. */
export function IsIds(): PropertyDecorator {
  return (target, name) => {
    const each = { each: true };
    const rules = [IsInt(each), Min(1, each), Max(2_147_483_647, each)];
    for (const rule of [IsArray(), ArrayMaxSize(MAX_PRODUCTS), ArrayUnique(), ...rules])
      rule(target, name);
  };
}
