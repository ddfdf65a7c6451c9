import { Router } from 'express';
import { createContext, type Services } from '../../context.js';
import { contextOf, readBody } from '../../rest-request.js';
import { SubscribeToNewsletterInput } from './newsletter.inputs.js';
import { requestSubscription } from './newsletter.resolver.js';
import { unsubscribe } from './newsletter.service.js';

export function newsletterRoutes(router: Router): void {
  router.post('/newsletter', async (req, res) => {
    const { email } = readBody(SubscribeToNewsletterInput, req);
    await requestSubscription(contextOf(res), email, 'api');
    res.status(202).json({ accepted: true });
  });
}

/** The one request by which mail programs end a newsletter (RFC 8058): no page, no cookie, the token is the right. */
export function oneClickUnsubscribe(services: Services): Router {
  const router = Router();
  router.post('/newsletter/wypisz/:token', async (req, res) => {
    await unsubscribe((await createContext(services, req, res)).em, req.params.token);
    res.status(204).end();
  });
  return router;
}
