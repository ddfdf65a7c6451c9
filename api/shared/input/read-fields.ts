import { checkInput } from './check-input.js';
import { itemClass } from './list-of.js';

/** Creates a validated input of this class from fields; throws BAD_USER_INPUT that names every wrong field. */
export function readFields<T extends object>(
  Input: new () => T,
  fields: Record<string, unknown>,
): T {
  const input = filled(Input, fields);
  checkInput(input);
  return input;
}

function filled<T extends object>(Input: new () => T, fields: object): T {
  const input = new Input();
  for (const [key, sent] of Object.entries(fields)) {
    const Item = itemClass(Input, key);
    const value: unknown = Item && Array.isArray(sent) ? itemsOf(Item, sent) : sent;
    // Defined, not assigned, so that "__proto__" is an unknown field like any other.
    Object.defineProperty(input, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return input;
}

/** An item that is not an object becomes an input without fields, which fails the check. */
const itemsOf = (Item: new () => object, sent: readonly unknown[]): object[] =>
  sent.map((item) => filled(Item, typeof item === 'object' && item !== null ? item : {}));
