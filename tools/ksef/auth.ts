import { type RequestHandler, Router } from 'express';
import { type System, issueToken, newReference, refuse } from './system.js';

const WRONG_TOKEN = 450;

/** Signing in: the client gets a challenge, sends its encrypted token with it, and then gets an access token. */
export function authRoutes(system: System): Router {
  const challenges = new Map<string, number>();
  const logins = new Map<string, boolean>();
  return Router()
    .post('/challenge', (_req, res) => {
      const now = new Date();
      const challenge = newReference('CR');
      challenges.set(challenge, now.getTime());
      res.json({
        challenge,
        timestamp: now.toISOString(),
        timestampMs: now.getTime(),
        clientIp: '127.0.0.1',
      });
    })
    .post('/ksef-token', (req, res) => {
      const reference = newReference('AU');
      logins.set(reference, isRight(system, challenges, req.body));
      res.status(202).json({ referenceNumber: reference, authenticationToken: issueToken(system) });
    })
    .post('/token/redeem', onlyWithToken(system), (_req, res) => {
      res.json({ accessToken: issueToken(system), refreshToken: issueToken(system) });
    })
    .post('/token/refresh', onlyWithToken(system), (_req, res) => {
      res.json({ accessToken: issueToken(system) });
    })
    .get('/:reference', onlyWithToken(system), (req, res) => {
      const isIn = logins.get(String(req.params['reference'])) === true;
      res.json({
        status: isIn
          ? { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
          : { code: WRONG_TOKEN, description: 'Błędny token' },
      });
    });
}

/** Answers 401 to requests without a token that the stand-in has issued. */
export const onlyWithToken =
  ({ tokens }: System): RequestHandler =>
  (req, res, next) => {
    const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
    if (token && tokens.has(token)) next();
    else refuse(res, 401, 'Brak autoryzacji.');
  };

interface TokenRequest {
  challenge: string;
  contextIdentifier: { type: string; value: string };
  encryptedToken: string;
}

function isRight({ account, keys }: System, challenges: Map<string, number>, body: unknown) {
  const { challenge, contextIdentifier, encryptedToken } = body as TokenRequest;
  const expected = `${account.token}|${challenges.get(challenge)}`;
  // A challenge is valid for one login.
  if (!challenges.delete(challenge) || contextIdentifier.value !== account.nip) return false;
  return keys.open(encryptedToken).toString() === expected;
}
