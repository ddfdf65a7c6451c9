import type { Request, RequestHandler } from 'express';
import type { PublicPermission } from '#engine/trade/rights/permissions';
import type { Operations, RestName } from '../identity/operations.js';
import type { Access } from '../identity/rights.js';
import type { User } from '../identity/user.entity.js';
import type { Context } from '../request/context.js';
import { countWrite } from '../request/count-requests.js';
import { writing } from '../request/replica-reads.js';
import type { ErrorCodeName } from '../shared/errors.js';
import type { JsonSchema } from '../shared/json-schema.js';
import type { PageInput } from '../shared/page.js';
import type { Answer } from './answer.js';
import type { Body } from './body.js';
import type { PathParameter } from './parameters.js';
import { contextOf, readPage, readQuery } from './request.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What the callers of a route of this access are: staff, or perhaps nobody known. */
type ViewerOf<A> = A extends 'everyone' | PublicPermission ? User | null : User;

/** The arguments of a handler, read and validated. */
interface Call<P, B, Q, R, G> {
  context: Context;
  /** May call the route. */
  viewer: ViewerOf<R>;
  params: P;
  body: B;
  query: Q;
  /** The requested page of a paged list; null for other routes, which answer all there is. */
  page: G extends true ? PageInput : null;
  req: Request;
}

interface Declaration<P, B, Q, R, A, G> {
  tag: string;
  /** The summary in the OpenAPI document. */
  summary: string;
  params?: { [N in keyof P]: PathParameter<P[N]> };
  body?: Body<B>;
  query?: new () => Q;
  /** Whether a call counts towards the rate limit of an address. */
  isCounted?: boolean;
  /** Whether the list takes `limit` and `offset`. */
  isPaged?: G;
  /** Headers and further parameters for the documentation, which are not validated. */
  also?: readonly AlsoRead[];
  /** Errors besides those that follow from the declaration. */
  errors?: readonly ErrorCodeName[];
  answer: Answer<A>;
  handle: (call: Call<P, B, Q, R, G>) => A | Promise<A>;
}

interface AlsoRead {
  in: 'header' | 'query';
  name: string;
  description: string;
  schema: JsonSchema | FieldOf;
}

/** A field whose JSON schema is derived from its validation rules. */
export interface FieldOf {
  Input: new () => object;
  field: string;
}

/** A route, declared once, to be served and documented. */
export interface Route extends Omit<
  Declaration<Record<string, unknown>, unknown, object, Access, unknown, boolean>,
  'handle' | 'answer' | 'query'
> {
  method: Method;
  /** Below /api, in the syntax of Express: "/products/:id". */
  path: string;
  answer: Answer<never>;
  query?: new () => object;
  /** "GET /products/:id". */
  operation: RestName;
  access: Access;
  reads?: 'replica' | undefined;
  serve: RequestHandler;
}

/**
 * Declares the route of an operation: validation, answer and documentation follow from the declaration, who may call it
 * from the operation.
 */
export function route<
  O extends Operations,
  N extends keyof O & RestName,
  P extends Record<string, unknown>,
  B,
  Q extends object,
  A,
  G extends boolean = false,
>(operations: O, operation: N, declared: Declaration<P, B, Q, O[N]['access'], A, G>): Route {
  type R = O[N]['access'];
  const { access, reads } = operations[operation]!;
  const [method, path] = operation.split(' ') as [string, string];
  const { params, body, query, answer, handle } = declared;
  const { isCounted = false, isPaged = false } = declared;
  return {
    ...declared,
    method: method.toLowerCase() as Method,
    path,
    operation,
    access,
    reads,
    async serve(req, res) {
      const context = contextOf(res);
      if (isCounted) await countWrite(context);
      const call = {
        context,
        viewer: context.viewer as ViewerOf<R>,
        params: readParameters(params, req),
        query: (query && readQuery(query, req, isPaged)) as Q,
        page: (isPaged ? readPage(req) : null) as Call<P, B, Q, R, G>['page'],
        body: (await body?.read(req)) as B,
        req,
      };
      const answered =
        method === 'GET' ? await handle(call) : await writing(context, () => handle(call));
      await answer.send(res, answered);
    },
  };
}

function readParameters<P extends Record<string, unknown>>(
  params: { [N in keyof P]: PathParameter<P[N]> } | undefined,
  req: Request,
): P {
  const read = Object.entries<PathParameter<unknown>>(params ?? {}).map(([name, parameter]) => [
    name,
    parameter.read(String(req.params[name])),
  ]);
  return Object.fromEntries(read) as P;
}
