import type { Request } from 'express';
import { returnPath } from '#engine/trade/shop/return-path';
import { User } from '../../identity/user.entity.js';
import { computed, single, redirect, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { AppError } from '../../shared/errors.js';
import { LoginInput } from './auth.inputs.js';
import { AUTH_OPERATIONS } from './auth.operations.js';
import { secondFactorRequired, signInBrowser, signOutBrowser } from './sign-in.js';

const tag = 'Accounts';
const USER = view('User', User, ['id', 'email', 'name'], {
  role: computed<User>({ type: 'string' }, ({ role }) => role.id),
});

export const AUTH_ROUTES: readonly Route[] = [
  route(AUTH_OPERATIONS, 'GET /auth/user', {
    tag,
    summary: 'The signed-in member of staff.',
    answer: single(USER),
    handle: ({ viewer }) => viewer,
  }),

  route(AUTH_OPERATIONS, 'GET /login', {
    tag,
    summary: 'Redirects to the login page of staff.',
    also: [
      {
        in: 'query',
        name: 'returnTo',
        description: 'The path of this site to return to; other values are ignored.',
        schema: { type: 'string' },
      },
    ],
    answer: redirect('To the login page.'),
    handle({ req }) {
      const returnTo = returnPath(req.query['returnTo'], '');
      return returnTo ? `/logowanie?returnTo=${encodeURIComponent(returnTo)}` : '/logowanie';
    },
  }),

  route(AUTH_OPERATIONS, 'POST /login', {
    tag,
    summary: 'Signs a member of staff in by an httpOnly cookie.',
    body: json(LoginInput, {
      example: { email: 'anna@cieniomat.example', password: 'gęsia skórka 1', code: null },
    }),
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
    answer: single(USER),
    async handle({ context, body }) {
      const { user, challenge } = await signInBrowser(context, body);
      if (challenge) throw secondFactorRequired();
      return user;
    },
  }),

  route(AUTH_OPERATIONS, 'GET /logout', {
    tag,
    summary: 'Ends the current session and clears its cookie.',
    answer: redirect('To the home page.'),
    async handle({ context, req }) {
      // An error, so that the browser does not use a redirect that it has fetched in advance.
      if (isPrefetch(req)) throw new AppError('FORBIDDEN');
      // Express serves HEAD by the handler of GET, but HEAD must change nothing, nor may a link or picture elsewhere.
      const isMeant = req.method !== 'HEAD' && req.headers['sec-fetch-site'] !== 'cross-site';
      if (isMeant) await signOutBrowser(context);
      return '/';
    },
  }),
];

/** Whether a browser asks in advance, before its user does. */
const isPrefetch = ({ headers }: Request): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender/i.test(String(purpose)),
  );
