import {
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { type RootField, takesInput } from './operation-calls.js';
import type { Path } from './with-value.js';

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

/** A field within the arguments of an operation. */
export interface FieldPlace {
  /** "RecordCallInput.note" */
  name: string;
  field: GraphQLInputField;
  /** Where it is within the arguments; within the first item of a list. */
  place: Path;
}

/** Finds a field by its path in `refused` of an operation: "lines.quantity". */
export function placeOf(operation: RootField, path: string): FieldPlace {
  const steps = takesInput(operation) ? ['input', ...path.split('.')] : path.split('.');
  const [first, ...rest] = steps;
  const argument = operation.args.find(({ name }) => name === first)!;
  const place: (string | number)[] = [argument.name];
  let type: GraphQLInputType = argument.type;
  let found: Omit<FieldPlace, 'place'> | undefined;
  for (const step of rest) {
    if (isListType(getNullableType(type))) place.push(0);
    const named = getNamedType(type);
    const field = isInputObjectType(named) ? named.getFields()[step] : undefined;
    if (!field) throw new Error(`${operation.name} has no field ${path}`);
    found = { name: `${named.name}.${step}`, field };
    place.push(step);
    ({ type } = field);
  }
  if (!found) throw new Error(`${operation.name}: ${path} is an argument, not a field of an input`);
  return { ...found, place };
}
