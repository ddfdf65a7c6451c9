const descriptions = new Map<object, Map<string, string>>();

/** What the documentation says of a field that only REST has; the others are described where GraphQL declares them. */
export const Description =
  (text: string): PropertyDecorator =>
  (target, name) => {
    const own = descriptions.get(target) ?? new Map<string, string>();
    descriptions.set(target, own.set(String(name), text));
  };

/** What `@Description` says of a field of the class or of one that it extends. */
export function descriptionOf(Input: new () => object, field: string): string | undefined {
  let target: object | null = Input.prototype;
  while (target) {
    const text = descriptions.get(target)?.get(field);
    if (text !== undefined) return text;
    target = Object.getPrototypeOf(target);
  }
  return undefined;
}
