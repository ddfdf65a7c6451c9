import { type Request, type RequestHandler, type Response, Router, json } from 'express';
import { type Services, createContext } from './context.js';
import { AppError } from './errors.js';
import { authRoutes } from './features/auth/auth.routes.js';
import { cartRoutes } from './features/cart/cart.routes.js';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.js';
import { configuratorRoutes } from './features/configurator/configurator.routes.js';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.js';
import { inquiryRoutes } from './features/inquiries/inquiry.routes.js';
import { orderRoutes } from './features/orders/order.routes.js';
import { BODY_LIMIT } from './http-errors.js';

/** Everything under /api: each feature's adapters call the functions that its resolvers call. */
export function restApi(services: Services): Router {
  const router = Router();
  router.use(jsonBodiesOnly, json({ limit: BODY_LIMIT }), attachContext(services));
  for (const addRoutes of [
    authRoutes,
    cartRoutes,
    catalogueRoutes,
    configuratorRoutes,
    dashboardRoutes,
    inquiryRoutes,
    orderRoutes,
  ]) {
    addRoutes(router);
  }
  router.use(() => {
    throw new AppError('NOT_FOUND', 'Nie ma takiego adresu w API.');
  });
  return router;
}

const jsonBodiesOnly: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  next();
};

function attachContext(services: Services): RequestHandler {
  return async (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    res.locals['context'] = await createContext(services, req as Request, res as Response);
    next();
  };
}
