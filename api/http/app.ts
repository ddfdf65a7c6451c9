import { type Server, createServer } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../request/context.js';
import type { Services } from '../request/services.js';
import { brochures } from '../features/configurator/brochure/brochure.routes.js';
import { drawings } from '../features/configurator/drawing.routes.js';
import { lineDrawings } from '../features/orders/paper/line-drawing.routes.js';
import { models } from '../features/configurator/model/model.routes.js';
import { offers } from '../features/configurator/offer/offer.routes.js';
import { shortLinks } from '../features/configurator/configurations/short-link.routes.js';
import { pictures } from '../features/pictures/pictures.routes.js';
import { oneClickUnsubscribe } from '../features/newsletter/newsletter.routes.js';
import { graphqlEndpoint } from '../graphql/endpoint.js';
import { graphqlStream } from '../graphql/stream.js';
import { type Health, healthChecks } from './health.js';
import { errorHandler } from './errors.js';
import { movedAddresses } from './static/moved-addresses.js';
import type { PageSource } from './pages/page-source.js';
import { observeRequests, underName } from './observe-requests.js';
import { pages } from './pages/pages.js';
import { restApi } from '../rest/router.js';
import { partnerSites, refuseCrossSite, sandboxPolicy, securityHeaders } from './security.js';
import { searchEngines } from './pages/seo.js';

export interface AppParts {
  services: Services;
  schema: GraphQLSchema;
  graphql: ApolloServer<Context>;
  /** None where only the API is wanted. */
  pageSource: PageSource | null;
  health: Health;
}

/**
 * How long a connection without requests is kept: longer than balancers keep theirs (Caddy: two minutes), who would
 * else send a request just when it is closed, and answer it by 502.
 */
const KEEP_ALIVE_MS = 130_000;

/** The shop behind its port, which the caller opens. */
export function createAppServer(parts: AppParts): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createApp(parts));
}

/** The whole of what is served, in the order in which a request meets it. */
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
  app.use(securityHeaders(env));
  app.use(graphqlRoutes(parts));
  // A third cheaper than the usual level, and the answer is a twentieth longer.
  app.use(compression({ level: 4 }));
  app.use(
    '/api',
    underName('/api/*'),
    partnerSites(env),
    refuseCrossSite(env),
    cookieParser(env.SESSION_SECRET),
    restApi(services, parts.schema),
  );
  app.use(fileRoutes(services));
  app.use(pageRoutes(parts));
  app.use(errorHandler(logger));
  return app;
}

function graphqlRoutes({ services, schema, graphql }: AppParts): Router {
  const { env } = services;
  return Router()
    .use(
      '/graphql/stream',
      underName('/graphql/stream'),
      refuseCrossSite(env),
      graphqlStream(services, schema),
    )
    .use(
      '/graphql',
      // In a router of their own the address is compared once, not once for each.
      Router().use(
        underName('/graphql'),
        partnerSites(env),
        sandboxPolicy(env),
        refuseCrossSite(env),
        graphqlEndpoint(services, graphql),
      ),
    );
}

/** Pictures, drawings and papers, and links that lead elsewhere. */
function fileRoutes(services: Services): Router {
  return Router()
    .use('/zdjecia', underName('/zdjecia/*'), pictures(services))
    .use('/rysunki/zamowienie', underName('/rysunki/*'), lineDrawings(services))
    .use('/rysunki', underName('/rysunki/*'), drawings(services))
    .use('/oferta', underName('/oferta/*'), offers(services))
    .use('/katalog', underName('/katalog/*'), brochures(services))
    .use('/modele', underName('/modele/*'), models(services))
    .use(shortLinks(services))
    .use(oneClickUnsubscribe(services))
    .use(searchEngines(services));
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
