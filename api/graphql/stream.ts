import cookieParser from 'cookie-parser';
import { type RequestHandler, type Response, json } from 'express';
import {
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
  specifiedRules,
  subscribe,
} from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/express';
import { isStillSignedIn } from '../features/auth/sign-in.js';
import { BODY_LIMIT } from '../request/bound-memory.js';
import { createContext } from '../request/context.js';
import { toPublicError } from '../request/public-error.js';
import { clientAddressOf, Shares } from '../request/request-limiter.js';
import type { Services } from '../request/services.js';
import { AppError, toGraphQLError } from '../shared/errors.js';
import { networkOf } from '../shared/rate-limit.js';
import { maxWeightFor } from './answer-weight.js';
import { documentLimits } from './document-limits.js';
import { formatGraphQLError } from './errors.js';
import { isRefusal, readSubscription } from './read-subscription.js';

const SESSION_CHECK_MS = 15_000;
const LIMITS = { perAddress: 20, perProcess: 2000 };

type Events = AsyncGenerator<ExecutionResult, void>;

/**
 * POST /graphql/stream: subscriptions as server-sent events, one stream each, with a ping every 12 seconds. An address
 * (over IPv6 a network of 64 bits) may have 20 streams open at once, the process 2,000; further ones are answered with
 * 429 or 503, and `Retry-After`. The limits of documents and the errors are those of /graphql. A stream ends when the
 * session that opened it ends.
 */
export function graphqlStream(services: Services, schema: GraphQLSchema): RequestHandler[] {
  const rules: ValidationRule[] = [...specifiedRules, ...documentLimits().validationRules];
  return [
    streamsOnly,
    json({ limit: BODY_LIMIT }),
    cookieParser(services.env.SESSION_SECRET),
    limited(new Shares(LIMITS)),
    async (req, res) => {
      const context = await createContext(services, req, res);
      const operation = readSubscription(schema, rules, req.body, maxWeightFor(context));
      if (isRefusal(operation)) {
        const errors = operation.map((error) => formatted(services, error));
        return void res.status(400).json({ errors });
      }
      const result = await subscribe({ schema, contextValue: context, ...operation });
      const events = Symbol.asyncIterator in result ? result : null;
      // If the client has disconnected meanwhile, nothing else would end the events.
      if (res.closed) return void (await events?.return(undefined));
      const refuse = (stream: Events) => endUnless(() => isStillSignedIn(context), stream);
      if (events) watchWhileOpen(res, () => refuse(events));
      const handle = createHandler({
        // Without a token of graphql-sse each operation gets a stream of its own.
        authenticate: () => null,
        onSubscribe: () => events ?? { data: null, ...(result as ExecutionResult) },
        onNext: async (_context, _request, next) => {
          const refusal = events && (await refuse(events));
          return refusal ?? present(services, next as ExecutionResult);
        },
      });
      res.setHeader('X-Accel-Buffering', 'no');
      await handle(req, res);
    },
  ];
}

const streamsOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  const { accept } = req.headers;
  if (!req.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (accept !== 'text/event-stream')
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Nagłówek Accept musi mieć wartość text/event-stream.',
    );
  next();
};

/** Takes a slot until the response is closed. */
const limited =
  (slots: Shares): RequestHandler =>
  (req, res, next) => {
    res.once('close', slots.take(networkOf(clientAddressOf(req))));
    next();
  };

/** Checks the session at intervals, also while there are no events. */
function watchWhileOpen(res: Response, look: () => Promise<unknown>): void {
  const watch = setInterval(() => void look(), SESSION_CHECK_MS);
  res.once('close', () => clearInterval(watch));
}

/**
 * Ends the events where they are no longer allowed, or the database does not answer (clients then reconnect); returns
 * the error, else null.
 */
async function endUnless(
  isAllowed: () => Promise<boolean>,
  events: Events,
): Promise<ExecutionResult | null> {
  const refusal = await isAllowed().then(
    (allowed) => (allowed ? null : new AppError('UNAUTHENTICATED')),
    (error: unknown) => toPublicError(error) ?? new AppError('INTERNAL_SERVER_ERROR'),
  );
  if (!refusal) return null;
  void events.return(undefined);
  return { data: null, errors: [toGraphQLError(refusal)] };
}

function present(services: Services, { errors, ...result }: ExecutionResult): ExecutionResult {
  if (!errors) return result;
  const shown = errors.map((error) => formatted(services, error));
  return { ...result, errors: shown as unknown as GraphQLError[] };
}

function formatted({ logger }: Services, error: GraphQLError) {
  return formatGraphQLError(error.toJSON(), error, (unknown) =>
    logger.error({ err: unknown }, 'a subscription failed'),
  );
}
