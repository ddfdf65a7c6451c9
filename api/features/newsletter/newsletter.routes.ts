import { Router } from 'express';
import { createContext } from '../../request/context.js';
import type { Services } from '../../request/services.js';
import { single, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { SubscribeToNewsletterInput, SubscribeToNewsletterPayload } from './newsletter.inputs.js';
import { NEWSLETTER_OPERATIONS } from './newsletter.operations.js';
import { requestSubscription } from './newsletter.resolver.js';
import { unsubscribe } from './newsletter.service.js';

export const NEWSLETTER_ROUTES: readonly Route[] = [
  route(NEWSLETTER_OPERATIONS, 'POST /newsletter', {
    tag: 'Inquiries',
    summary: 'Mails a link that confirms the subscription.',
    body: json(SubscribeToNewsletterInput, { example: { email: 'zaneta@example.com' } }),
    errors: ['TOO_MANY_REQUESTS'],
    answer: single(
      view('NewsletterWish', SubscribeToNewsletterPayload, ['accepted']),
      202,
      'The request was accepted.',
    ),
    async handle({ context, body: { email } }) {
      await requestSubscription(context, email, 'api');
      return { accepted: true };
    },
  }),
];

/** The one-click unsubscribe request of mail programs (RFC 8058): no page and no cookie, the token authorises it. */
export function oneClickUnsubscribe(services: Services): Router {
  const router = Router();
  router.post('/newsletter/wypisz/:token', async (req, res) => {
    await unsubscribe((await createContext(services, req, res)).em, req.params.token);
    res.status(204).end();
  });
  return router;
}
