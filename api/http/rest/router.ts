import { type RequestHandler, Router, json } from 'express';
import type { GraphQLSchema } from 'graphql';
import { AUTH_ROUTES } from '../../features/auth/auth.routes.js';
import { CART_ROUTES } from '../../features/cart/cart.routes.js';
import { CATALOGUE_ROUTES } from '../../features/catalogue/catalogue.routes.js';
import { PRODUCT_ROUTES } from '../../features/catalogue/staff/product.routes.js';
import { CONFIGURATOR_ROUTES } from '../../features/configurator/configurator.routes.js';
import { DASHBOARD_ROUTES } from '../../features/dashboard/dashboard.routes.js';
import { EARLIER_ORDER_ROUTES } from '../../features/earlier-orders/earlier-order.routes.js';
import { FILE_ROUTES } from '../../features/files/file.routes.js';
import { INQUIRY_ROUTES } from '../../features/inquiries/inquiry.routes.js';
import { PHOTOGRAPH_ROUTES } from '../../features/inquiries/photographs/photograph.routes.js';
import { INVENTORY_ROUTES } from '../../features/inventory/inventory.routes.js';
import { INVOICE_ROUTES } from '../../features/invoices/invoice.routes.js';
import { NEWSLETTER_ROUTES } from '../../features/newsletter/newsletter.routes.js';
import { OFFER_ROUTES } from '../../features/offers/offer.routes.js';
import { DELIVERY_ROUTES } from '../../features/orders/delivery/papers.routes.js';
import { ORDER_ROUTES } from '../../features/orders/order.routes.js';
import { ORDER_PAPER_ROUTES } from '../../features/orders/paper/paper.routes.js';
import { REGISTER_ROUTES } from '../../features/payments/register/register.routes.js';
import { PICTURE_UPLOAD_ROUTES } from '../../features/picture-library/picture-upload.routes.js';
import { FIELD_ROUTES } from '../../features/protocols/field.routes.js';
import { PERSON_ROUTES } from '../../features/retention/person/person.routes.js';
import { LOGO_UPLOAD_ROUTES } from '../../features/settings/logo-upload.routes.js';
import { STATEMENT_ROUTES } from '../../features/statements/statement.routes.js';
import { VISIT_ROUTES } from '../../features/visits/calendar/visit.routes.js';
import { admit } from '../../request/admit.js';
import { BODY_LIMIT } from '../../request/bound-memory.js';
import { createApiContext } from '../../request/context.js';
import { readFromReplica } from '../../request/replica-reads.js';
import type { Services } from '../../request/services.js';
import type { Answer } from '../../rest/answer.js';
import { contextOf } from '../../rest/request.js';
import { type Route, route } from '../../rest/route.js';
import { AppError } from '../../shared/errors.js';
import { underName } from '../observe-requests.js';
import { apiDocs } from './openapi/docs-page.js';
import { openApiDocument } from './openapi/document.js';
import { DOCUMENT_OPERATIONS } from './openapi/document.operations.js';

/** In the order in which they are documented. */
const ROUTES: readonly Route[] = [
  ...CATALOGUE_ROUTES,
  ...CONFIGURATOR_ROUTES,
  ...CART_ROUTES,
  ...ORDER_ROUTES,
  ...PERSON_ROUTES,
  ...INVOICE_ROUTES,
  ...ORDER_PAPER_ROUTES,
  ...DELIVERY_ROUTES,
  ...OFFER_ROUTES,
  ...INQUIRY_ROUTES,
  ...PHOTOGRAPH_ROUTES,
  ...FILE_ROUTES,
  ...VISIT_ROUTES,
  ...FIELD_ROUTES,
  ...EARLIER_ORDER_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...AUTH_ROUTES,
  ...DASHBOARD_ROUTES,
  ...PRODUCT_ROUTES,
  ...PICTURE_UPLOAD_ROUTES,
  ...LOGO_UPLOAD_ROUTES,
  ...INVENTORY_ROUTES,
  ...REGISTER_ROUTES,
  ...STATEMENT_ROUTES,
];

/** The REST API with its documentation; its routes call the functions that the resolvers call. */
export function restApi(services: Services, schema: GraphQLSchema): Router {
  const router = Router();
  router.use('/docs', apiDocs());
  router.use(noStore);
  const routes = [...ROUTES, documentRoute(ROUTES, schema)];
  for (const each of routes) addRoute(router, services, each);
  for (const [path, methods] of methodsByPath(routes)) router.all(path, refuseMethod(methods));
  router.use(() => {
    throw new AppError('NOT_FOUND', 'Nie ma takiego adresu w API.');
  });
  return router;
}

/** Serves a route; who may call it is checked before its handler runs. */
function addRoute(router: Router, services: Services, each: Route): void {
  const readsFile = each.body?.kind === 'file';
  router[each.method](
    each.path,
    underName(`/api${each.path}`),
    ...(readsFile ? [] : [jsonBodiesOnly, json({ limit: BODY_LIMIT })]),
    attachContext(services, each),
    checkAccess(each),
    each.serve,
  );
}

const jsonBodiesOnly: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  next();
};

function attachContext(services: Services, { reads }: Route): RequestHandler {
  return async (req, res, next) => {
    res.locals.context = await createApiContext(services, req, res);
    if (reads === 'replica') readFromReplica(res.locals.context);
    next();
  };
}

function checkAccess({ access }: Route): RequestHandler {
  return (_req, res, next) => {
    admit(contextOf(res), access);
    next();
  };
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes)
    methods.set(path, [
      ...(methods.get(path) ?? []),
      ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]),
    ]);
  return methods;
}

function refuseMethod(methods: readonly string[]): RequestHandler {
  return (_req, res) => {
    res.setHeader('Allow', methods.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  };
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const DOCUMENT: Answer<object> = {
  status: 200,
  description: 'This document.',
  content: { type: 'application/json', schema: { type: 'object' } },
  send: (res, document) => void res.json(document),
};

/** GET /openapi.json: the document that describes these routes and this route itself. */
function documentRoute(routes: readonly Route[], schema: GraphQLSchema): Route {
  let made: object | undefined;
  const self: Route = route(DOCUMENT_OPERATIONS, 'GET /openapi.json', {
    tag: 'Documentation',
    summary: 'This API as OpenAPI 3.1.',
    answer: DOCUMENT,
    handle: () => (made ??= openApiDocument([...routes, self], schema)),
  });
  return self;
}
