import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';

/** Every field of an input and of the inputs within: "RecordCallInput.note". */
export function fieldsOf(type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => [
    `${named.name}.${field.name}`,
    ...fieldsOf(field.type),
  ]);
}

/** The fields that a value of this type has, as `fieldsOf` names them. */
export function usedFields(type: GraphQLInputType, value: unknown): string[] {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.flatMap((each) => usedFields(type, each));
  if (!isInputObjectType(named)) return [];
  return Object.entries(value as object).flatMap(([name, each]) => [
    `${named.name}.${name}`,
    ...usedFields(named.getFields()[name]!.type, each),
  ]);
}
