import type { Access } from './rights.js';

/**
 * What the calls of operations are made with: `shop`, a shop in which every kind of row can be made, and `values` that
 * fields of a kind refuse. `api/testing/shop/full-shop.ts` declares them; the server neither has nor uses them.
 *
 * @public
 */
export interface TestTools {}

type Tool<Name extends string> = TestTools extends Record<Name, infer Value> ? Value : never;
type Shop = Tool<'shop'>;
type Caller = Tool<'caller'>;
type Fields = Record<string, unknown>;

/** Returns what an operation is sent; `caller` is whose cart, session or account it is about. */
export type Call<Sent> = (shop: Shop, caller: Caller) => Sent | Promise<Sent>;

/** Reasons why the audit log does not record what several operations write. */
export const NOT_AUDITED = {
  ownForm: 'a form of the shop, whose e-mail address is not the one of the account',
  ownCart: 'the cart belongs to the browser, whoever is signed in',
  byVisitors: 'visitors save them, too',
} as const;

/** Who may call an operation of the API. Everything else is what its tests send. */
interface Operation<Sent> {
  access: Access;
  /** Of a query or a GET request that may read from the replica: a list, a sum or a search, whose answer may be some seconds old. */
  reads?: 'replica';
  /** Calls that succeed and, of an operation that writes, change something. Together they use every field. */
  calls?: readonly Call<Sent>[];
  /** Values that each field refuses, by its path: "amount", "lines.quantity". */
  refused?: (values: Tool<'values'>) => Record<string, readonly unknown[]>;
  /** Why the audit log does not record what the operation writes. */
  notAudited?: string;
}

/**
 * A field of Query, Mutation or Subscription. Calls return its arguments; where its only argument is called "input",
 * they return that input, and the paths of refused values begin in it.
 */
export interface GraphQLOperation extends Operation<Fields> {
  /** Calls that are refused by userErrors, because of the state of the data. */
  refusals?: readonly Call<Fields>[];
}

/** What a request to the REST API sends; what it leaves out is taken from the examples in the OpenAPI document. */
export interface RestCall {
  params?: Record<string, string | number>;
  /** With the question mark. */
  query?: string;
  body?: Fields;
  /** Sent as a multipart body. */
  file?: Blob;
}

/** A route below /api. */
export interface RestOperation extends Operation<RestCall> {
  /** Calls that are refused because of the state of the data: how they differ from a valid one. */
  refusals?: readonly { status: number; code: string; call: Call<RestCall> }[];
}

export type GraphQLName = `${'Query' | 'Mutation' | 'Subscription'}.${string}`;
export type RestName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Operations by their names: "Query.orders", "PUT /admin/orders/:id/status". */
export type Operations = Readonly<
  Record<GraphQLName, GraphQLOperation> & Record<RestName, RestOperation>
>;
