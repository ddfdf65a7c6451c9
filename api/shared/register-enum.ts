import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum whose values stand for themselves; returns it for `@Field(() => …)`. */
export function registerEnum<const Value extends string>(
  values: readonly Value[],
  config: { name: string; description?: string },
): { [Each in Value]: Each } {
  const enumObject = Object.fromEntries(values.map((value) => [value, value])) as {
    [Each in Value]: Each;
  };
  registerEnumType(enumObject, config);
  return enumObject;
}
