import { IsInt, Max, Min, type ValidationOptions } from 'class-validator';

/** The largest `integer` of PostgreSQL and `Int` of GraphQL, the types of integer ids and of the versions of rows. */
export const MAX_INT32 = 2_147_483_647;

/** Validates the integer id of a row or, with `each`, a list of such ids. */
export const IsId =
  (options?: ValidationOptions): PropertyDecorator =>
  (target, name) => {
    for (const rule of [IsInt(options), Min(1, options), Max(MAX_INT32, options)])
      rule(target, name);
  };

/** Whether the value can be the integer id of a row. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_INT32;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID; PostgreSQL refuses to compare any other text with a column of UUIDs. */
export const isUuid = (text: string): boolean => UUID.test(text);
