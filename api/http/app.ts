import { type Server, createServer } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { mcp } from '../features/agents/mcp.routes.js';
import { ucp } from '../features/agents/ucp/ucp.routes.js';
import { brochures } from '../features/configurator/brochure/brochure.routes.js';
import { shortLinks } from '../features/configurator/configurations/short-link.routes.js';
import { drawings } from '../features/configurator/drawing.routes.js';
import { measuringSheets } from '../features/configurator/measuring-sheet/measuring-sheet.routes.js';
import { models } from '../features/configurator/model/model.routes.js';
import { offers } from '../features/configurator/offer/offer.routes.js';
import {
  GUARANTEE_NOTICE_PATH,
  sendGuaranteeNotice,
} from '../features/content/guarantee-notice.js';
import { oneClickUnsubscribe } from '../features/newsletter/newsletter.routes.js';
import { findOfferLine } from '../features/offers/find-offer.js';
import { lineDrawings } from '../features/orders/paper/line-drawing.routes.js';
import { paymentNotifications } from '../features/payments/online/notification.routes.js';
import { NOTIFICATIONS_PATH } from '../features/payments/online/start-payment.js';
import { pictures } from '../features/pictures/pictures.routes.js';
import { projectOffers } from '../features/projects/offer/project-offer.routes.js';
import { graphqlEndpoint } from '../graphql/endpoint.js';
import { graphqlStream } from '../graphql/stream.js';
import { trustedDocuments } from '../graphql/trusted-documents.js';
import { boundMemory } from '../request/bound-memory.js';
import type { Context } from '../request/context.js';
import type { Services } from '../request/services.js';
import { errorHandler } from './errors.js';
import { type Health, healthChecks, refuseWhileDraining } from './health.js';
import { observeRequests, underName } from './observe-requests.js';
import { brandFiles } from './pages/brand.js';
import type { PageSource } from './pages/page-source.js';
import { pages } from './pages/pages.js';
import { searchEngines } from './pages/seo.js';
import { restApi } from './rest/router.js';
import { securityTxt } from './security-txt.js';
import { partnerSites, refuseCrossSite, sandboxPolicy, securityHeaders } from './security.js';
import { movedAddresses } from './static/moved-addresses.js';

export interface AppParts {
  services: Services;
  schema: GraphQLSchema;
  graphql: ApolloServer<Context>;
  /** Null if only the API is served. */
  pageSource: PageSource | null;
  health: Health;
}

/**
 * Idle connections are kept for longer than load balancers keep theirs (Caddy: two minutes): otherwise a balancer could
 * send a request just as its connection is closed, and answer the client with 502.
 */
const KEEP_ALIVE_MS = 130_000;

/** The server of the shop; the caller makes it listen. */
export function createAppServer(parts: AppParts): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createApp(parts));
}

/** All middleware and routes, in the order in which they handle a request. */
function createApp(parts: AppParts): Express {
  const { services, health } = parts;
  const { env, logger } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');

  app.use(observeRequests(services));
  app.use(healthChecks(services, health));
  app.use(refuseWhileDraining(health));
  app.use(securityHeaders(env));
  app.use('/graphql/stream', eventStreams(parts));
  app.use(boundMemory(services));
  app.use('/graphql', graphqlRoutes(parts));
  if (env.TRUSTED_DOCUMENTS)
    app.use('/g', underName('/g/*'), trustedDocuments(services, parts.schema, parts.graphql));
  // A third less CPU time than the default level, for answers that are 5 % longer.
  app.use(compression({ level: 4 }));
  app.use(NOTIFICATIONS_PATH, underName(`${NOTIFICATIONS_PATH}/*`), paymentNotifications(services));
  app.use(
    '/api',
    underName('/api/*'),
    partnerSites(env),
    refuseCrossSite(env),
    cookieParser(env.SESSION_SECRET),
    restApi(services, parts.schema),
  );
  app.use('/mcp', underName('/mcp'), mcp(services));
  app.use(fileRoutes(services));
  app.use(pageRoutes(parts));
  app.use(errorHandler(logger));
  return app;
}

/** Each of them stays open, so they are limited by their number instead of their memory. */
const eventStreams = ({ services, schema }: AppParts): Router =>
  Router().use(
    underName('/graphql/stream'),
    refuseCrossSite(services.env),
    graphqlStream(services, schema),
  );

const graphqlRoutes = ({ services, graphql }: AppParts): Router =>
  Router().use(
    underName('/graphql'),
    partnerSites(services.env),
    sandboxPolicy(services.env),
    refuseCrossSite(services.env),
    graphqlEndpoint(services, graphql),
  );

/** Pictures, drawings, 3D models, PDFs, short links, the unsubscribe link, and what search engines read. */
function fileRoutes(services: Services): Router {
  return Router()
    .get('/.well-known/change-password', (_req, res) => res.redirect(302, '/admin/profile'))
    .get('/.well-known/security.txt', securityTxt(services))
    .get(GUARANTEE_NOTICE_PATH, sendGuaranteeNotice(services.env))
    .use('/zdjecia', underName('/zdjecia/*'), pictures(services))
    .use('/rysunki/zamowienie', underName('/rysunki/*'), lineDrawings(services, findOfferLine))
    .use('/rysunki', underName('/rysunki/*'), drawings(services))
    .use('/oferta/projekt', underName('/oferta/*'), projectOffers(services))
    .use('/oferta', underName('/oferta/*'), offers(services))
    .use('/katalog', underName('/katalog/*'), brochures(services))
    .use('/karta-pomiaru', underName('/karta-pomiaru/*'), measuringSheets(services))
    .use('/modele', underName('/modele/*'), models(services))
    .use(ucp(services))
    .use(shortLinks(services))
    .use(oneClickUnsubscribe(services))
    .use(searchEngines(services))
    .use(brandFiles(services));
}

function pageRoutes({ services, schema, pageSource }: AppParts): Router {
  const router = Router();
  if (!pageSource) return router;
  return router
    .use(underName('/assets'), pageSource.assets)
    .use(underName((path) => pageSource.routeOf(path)))
    .use(movedAddresses(services))
    .use(cookieParser(services.env.SESSION_SECRET), pages(services, schema, pageSource));
}
