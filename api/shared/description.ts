const descriptions = new Map<object, Map<string, string>>();

/** Describes a field that only REST has; other fields are described in the GraphQL schema. */
export const Description =
  (text: string): PropertyDecorator =>
  (target, name) => {
    const own = descriptions.get(target) ?? new Map<string, string>();
    descriptions.set(target, own.set(String(name), text));
  };

/** The text of `@Description` of a field, in the class or in one that it extends. */
export function descriptionOf(Input: new () => object, field: string): string | undefined {
  let target: object | null = Input.prototype;
  while (target) {
    const text = descriptions.get(target)?.get(field);
    if (text !== undefined) return text;
    target = Object.getPrototypeOf(target);
  }
  return undefined;
}
