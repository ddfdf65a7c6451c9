import { calendarAnswer } from '../../../rest/answer.js';
import { tokenOf } from '../../../rest/parameters.js';
import { type Route, route } from '../../../rest/route.js';
import { shopName } from '../../../shared/env/env.js';
import type { Env } from '../../../shared/env/env.js';
import { VISIT_FILE_OPERATIONS } from './calendar.operations.js';
import { crewFeed, ownVisitFile } from './crew-feed.js';

const tag = 'Visits';

const shopOf = (env: Env) => ({ name: shopName(env), publicUrl: env.PUBLIC_URL });

export const VISIT_ROUTES: readonly Route[] = [
  route(VISIT_FILE_OPERATIONS, 'GET /visits/feed/:secret.ics', {
    tag,
    summary: 'The visits of a crew, as a calendar that programs read again and again.',
    params: { secret: { ...tokenOf('crew'), description: 'The secret of the feed.' } },
    errors: ['NOT_FOUND'],
    answer: calendarAnswer('The calendar of the crew.'),
    handle: ({ context: { em, services }, params: { secret } }) =>
      crewFeed(em, secret, shopOf(services.env)),
  }),

  route(VISIT_FILE_OPERATIONS, 'GET /visits/:token.ics', {
    tag,
    summary: "A visit for its customer's calendar.",
    params: { token: tokenOf('visit') },
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: calendarAnswer('The visit.'),
    handle: ({ context: { em, services }, params: { token } }) =>
      ownVisitFile(em, token, shopOf(services.env)),
  }),
];
