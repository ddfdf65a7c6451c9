import type { Operations } from '../../identity/operations.js';

const OWN_SESSION = 'the profile lists the sessions of an account';

/** Signing in and out. */
export const AUTH_OPERATIONS = {
  'Query.me': { access: 'everyone' },
  'Mutation.login': {
    access: 'everyone',
    calls: [
      async (shop) => ({ ...(await shop.signIn()), code: '123456' }),
      (shop) => shop.passwordOfTwo(),
    ],
    refused: ({ string, text }) => ({
      email: text(1, 254),
      password: string(1000, 1),
      code: text(1, 40),
    }),
    notAudited: OWN_SESSION,
  },
  'Mutation.confirmLogin': {
    access: 'everyone',
    calls: [(shop) => shop.secondFactorSignIn('app'), (shop) => shop.secondFactorSignIn('passkey')],
    refused: ({ string, text }) => ({
      token: text(1, 100),
      code: text(1, 40),
      passkey: string(20_000, 1),
    }),
    notAudited: OWN_SESSION,
  },
  'Mutation.logout': { access: 'everyone', notAudited: OWN_SESSION },
  'GET /auth/user': { access: 'account' },
  'GET /login': { access: 'everyone', calls: [() => ({ query: '?returnTo=/admin/zamowienia' })] },
  'POST /login': {
    access: 'everyone',
    calls: [async (shop) => ({ body: { ...(await shop.signIn()), code: '123456' } })],
    refused: ({ required, string, text }) => ({
      email: required(text(1, 254)),
      password: required(string(1000, 1)),
      code: text(1, 40),
    }),
    refusals: [
      {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        call: () => ({ body: { email: 'nikt@cieniomat.example' } }),
      },
    ],
  },
  'GET /logout': { access: 'everyone' },
} satisfies Operations;
