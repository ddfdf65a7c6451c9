import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** The maximum depth of a selection; a deeper type fails the test. */
const MAX_DEPTH = 8;

/** The selection of every field of a root field's answer, and of every type within it. */
export function selectionOf(root: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(root.type);
  return isObjectType(type) ? `{ ${everyField(type, [type])} }` : '';
}

function everyField(type: GraphQLObjectType, parents: readonly GraphQLObjectType[]): string {
  const selections = fieldsOf(type).map((field) => {
    const needed = field.args.find(isRequiredArgument);
    if (needed)
      throw new Error(`${type.name}.${field.name} cannot be asked without ${needed.name}`);
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.name;
    if (!isObjectType(inner)) throw new Error(`${inner.name} is no type that this test knows`);
    if (parents.includes(inner)) return `${field.name} { ${ownValues(inner)} }`;
    if (parents.length === MAX_DEPTH) throw new Error(`${type.name}.${field.name} is too deep`);
    return `${field.name} { ${everyField(inner, [...parents, inner])} }`;
  });
  return ['__typename', ...selections].join(' ');
}

/** The tokens of customers' pages, which only a request that names the token may read. */
const ONLY_BY_TOKEN = ['Order.token', 'Offer.token', 'Visit.token'];

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter(
    ({ name }) => !ONLY_BY_TOKEN.includes(`${type.name}.${name}`),
  );

const ownValues = (type: GraphQLObjectType): string =>
  [
    '__typename',
    ...fieldsOf(type)
      .filter(isValue)
      .map(({ name }) => name),
  ].join(' ');

const isValue = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isLeafType(getNamedType(type));

/** The names of all object types that an answer of this schema can hold. */
export function typesOf(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const found = new Set<GraphQLObjectType>();
  const visit = (type: GraphQLObjectType) => {
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner) || found.has(inner)) continue;
      found.add(inner);
      visit(inner);
    }
  };
  for (const root of roots) if (root) visit(root);
  return [...found].map(({ name }) => name);
}

/** Records the type of every object in an answer. */
export function noteTypes(answer: unknown, types: Set<string>): void {
  if (typeof answer !== 'object' || answer === null) return;
  if ('__typename' in answer) types.add(String(answer.__typename));
  for (const value of Object.values(answer)) noteTypes(value, types);
}
