import { type Request, type RequestHandler, type Response, Router, json } from 'express';
import { type Services, createApiContext } from './context.js';
import { AppError } from './errors.js';
import { authRoutes } from './features/auth/auth.routes.js';
import { cartRoutes } from './features/cart/cart.routes.js';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.js';
import { productRoutes } from './features/catalogue/staff/product.routes.js';
import { configuratorRoutes } from './features/configurator/configurator.routes.js';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.js';
import { inquiryRoutes } from './features/inquiries/inquiry.routes.js';
import { inventoryRoutes } from './features/inventory/inventory.routes.js';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.js';
import { orderRoutes } from './features/orders/order.routes.js';
import { orderPaperRoutes } from './features/orders/paper/paper.routes.js';
import { pictureUploadRoutes } from './features/catalogue/staff/picture-upload.routes.js';
import { BODY_LIMIT } from './http-errors.js';
import { contextOf } from './rest-request.js';

/** Everything under /api: each feature's adapters call the functions that its resolvers call. */
export function restApi(services: Services): Router {
  const router = askingForScopes(Router());
  router.use(jsonBodiesOnly, json({ limit: BODY_LIMIT }), attachContext(services));
  for (const addRoutes of [
    authRoutes,
    cartRoutes,
    catalogueRoutes,
    configuratorRoutes,
    dashboardRoutes,
    inquiryRoutes,
    inventoryRoutes,
    newsletterRoutes,
    orderRoutes,
    orderPaperRoutes,
    pictureUploadRoutes,
    productRoutes,
  ]) {
    addRoutes(router);
  }
  router.use(() => {
    throw new AppError('NOT_FOUND', 'Nie ma takiego adresu w API.');
  });
  return router;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type AddRoute = (path: string, ...handlers: RequestHandler[]) => Router;

/** A router whose every route first asks whether a token, if one is shown, may call it: no handler can forget to. */
function askingForScopes(router: Router): Router {
  for (const method of METHODS) {
    const add = router[method].bind(router) as AddRoute;
    const addAsking: AddRoute = (path, ...handlers) => add(path, expectScope, ...handlers);
    Object.assign(router, { [method]: addAsking });
  }
  return router;
}

const expectScope: RequestHandler = (req, res, next) => {
  contextOf(res as Response).expectScope(`${req.method} ${(req.route as { path: string }).path}`);
  next();
};

/** The two that read a file by themselves. */
const FILE_ROUTES: ReadonlySet<string> = new Set(['/admin/pictures', '/admin/products/import']);

const jsonBodiesOnly: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  const takesFile = FILE_ROUTES.has(req.path);
  if (hasBody && !takesFile && !req.is('application/json'))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  next();
};

function attachContext(services: Services): RequestHandler {
  return async (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    res.locals['context'] = await createApiContext(services, req as Request, res as Response);
    next();
  };
}
