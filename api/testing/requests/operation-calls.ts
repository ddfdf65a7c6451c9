import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import { OPERATIONS, OPERATION_NAMES } from '../../graphql/operations.js';
import type {
  Call,
  GraphQLName,
  GraphQLOperation,
  RestCall,
  RestName,
  RestOperation,
} from '../../identity/operations.js';
import { permissionsOf } from '../../identity/rights.js';
import type { FullShop } from '../shop/full-shop.js';
import type { TestVisitor } from '../test-visitor.js';
import type { Contract } from './contract.js';

type Fields = Record<string, unknown>;
export type RootField = GraphQLField<unknown, unknown>;

const isGraphQL = (name: string): name is GraphQLName => name.includes('.') && !name.includes(' ');

export const GRAPHQL_NAMES = OPERATION_NAMES.filter(isGraphQL);
export const REST_NAMES = OPERATION_NAMES.filter((name): name is RestName => !isGraphQL(name));
export const graphqlOperation = (name: GraphQLName): GraphQLOperation => OPERATIONS[name]!;
export const restOperation = (name: RestName): RestOperation => OPERATIONS[name]!;

/** The permissions that an operation needs. */
export const neededBy = (name: GraphQLName | RestName): readonly PermissionName[] =>
  permissionsOf(OPERATIONS[name]!.access);

/** The valid calls of an operation; one without arguments where it declares none. */
export const validCalls = (name: GraphQLName): readonly Call<Fields>[] =>
  graphqlOperation(name).calls ?? [() => ({})];

/** The valid calls and those that the state of the data refuses; one without arguments where there are none. */
export function allCalls(name: GraphQLName): readonly [Call<Fields>, ...Call<Fields>[]] {
  const { calls = [], refusals = [] } = graphqlOperation(name);
  const [first = () => ({}), ...others] = [...calls, ...refusals];
  return [first, ...others];
}

/** The fields of Query, Mutation and Subscription by the names of their operations. */
export function rootFields(schema: GraphQLSchema): Map<GraphQLName, RootField> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    roots.flatMap((root) =>
      Object.values(root!.getFields()).map((field): [GraphQLName, RootField] => [
        `${root!.name as 'Query'}.${field.name}`,
        field,
      ]),
    ),
  );
}

/** Whether calls of the operation return the fields of its argument "input", not its arguments. */
export const takesInput = ({ args }: RootField): boolean =>
  args.length === 1 && args[0]!.name === 'input';

/** The arguments of a call, without fields of rows that the input does not have. */
export function argumentsOf(field: RootField, sent: Fields): Fields {
  if (!takesInput(field)) return sent;
  const type = getNamedType(field.args[0]!.type);
  if (!isInputObjectType(type)) throw new Error(`${field.name} takes no input object`);
  const entries = Object.entries(sent).filter(([name]) => name in type.getFields());
  return { input: Object.fromEntries(entries) };
}

/** An operation as a document that takes these arguments as variables. */
export function documentOf(
  name: GraphQLName,
  field: RootField,
  given: Fields,
  selection: string,
): string {
  const used = field.args.filter((argument) => argument.name in given);
  const missing = field.args.find((each) => isRequiredArgument(each) && !used.includes(each));
  if (missing) throw new Error(`the calls of ${name} do not set ${missing.name}`);
  const list = (texts: string[]) => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  const declared = list(used.map((each) => `$${each.name}: ${String(each.type)}`));
  const passed = list(used.map((each) => `${each.name}: $${each.name}`));
  return `${name.split('.')[0]!.toLowerCase()} ${declared} { ${field.name}${passed} ${selection} }`;
}

/** `{ __typename }` where the operation answers objects. */
export const typeOnly = ({ type }: RootField): string =>
  isLeafType(getNamedType(type)) ? '' : '{ __typename }';

const UNKNOWN: Record<string, unknown> = {
  Int: 2 ** 31 - 1,
  Float: 5,
  Boolean: true,
  ID: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11',
  Decimal: '100.00',
  SignedDecimal: '-100.00',
  DateTimeISO: '2026-11-21T10:00:00Z',
};

/** The required arguments of an operation, of the right types; they refer to no row that exists. */
export const fewestArguments = ({ args }: RootField): Fields =>
  Object.fromEntries(
    args.filter(isRequiredArgument).map(({ name, type }) => [name, fewestOf(type)]),
  );

function fewestOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [fewestOf(inner.ofType as GraphQLInputType)];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (!isInputObjectType(inner)) return UNKNOWN[inner.name] ?? 'tekst';
  const fields = Object.values(inner.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, fewestOf(field.type)]));
}

/** A valid request to a route: what its operation sends, or what the documentation shows as an example. */
export async function restCallOf(
  name: RestName,
  contract: Contract,
  shop: FullShop,
  caller: TestVisitor,
  call = restOperation(name).calls?.[0],
): Promise<RestCall> {
  const sent = (await call?.(shop, caller)) ?? {};
  const { requestBody } = contract.operation(name);
  const example = requestBody?.content['application/json']?.example as object | undefined;
  return { ...(example && { body: { ...example } }), ...sent };
}

/** Method and address of a request to a route; parameters that it does not set are those of the documentation. */
export function addressOf(
  name: RestName,
  contract: Contract,
  { params = {}, query = '' }: RestCall = {},
): [method: string, path: string] {
  const [method = '', pattern = ''] = name.split(' ');
  const { parameters } = contract.operation(name);
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) =>
    String(params[parameter] ?? parameters.find((each) => each.name === parameter)!.example),
  );
  return [method, `/api${path}${query}`];
}
