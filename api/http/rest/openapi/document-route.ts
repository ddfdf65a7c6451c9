import type { GraphQLSchema } from 'graphql';
import { type Answer } from '../../../rest/answer.js';
import { type Route, route } from '../../../rest/route.js';
import { DOCUMENT_OPERATIONS } from './document.operations.js';
import { openApiDocument } from './document.js';

const DOCUMENT: Answer<object> = {
  status: 200,
  description: 'This document.',
  content: { type: 'application/json', schema: { type: 'object' } },
  send: (res, document) => void res.json(document),
};

/** GET /openapi.json: the document that describes these routes and this route itself. */
export function documentRoute(routes: readonly Route[], schema: GraphQLSchema): Route {
  let made: object | undefined;
  const self: Route = route(DOCUMENT_OPERATIONS, 'GET /openapi.json', {
    tag: 'Documentation',
    summary: 'This API as OpenAPI 3.1.',
    answer: DOCUMENT,
    handle: () => (made ??= openApiDocument([...routes, self], schema)),
  });
  return self;
}
