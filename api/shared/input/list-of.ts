import { ValidateNested } from 'class-validator';

const classes = new Map<object, Map<string, new () => object>>();

/** Declares a list whose items are validated by the rules of a class. */
export const ListOf =
  (Item: new () => object): PropertyDecorator =>
  (target, name) => {
    const own = classes.get(target) ?? new Map<string, new () => object>();
    classes.set(target, own.set(String(name), Item));
    ValidateNested({ each: true })(target, name);
  };

/** The class of the items of this field, also an inherited one; undefined if it is not declared by `ListOf`. */
export function itemClass(Input: new () => object, field: string): (new () => object) | undefined {
  for (let type: object | null = Input.prototype; type; type = Object.getPrototypeOf(type)) {
    const Item = classes.get(type)?.get(field);
    if (Item) return Item;
  }
  return undefined;
}
