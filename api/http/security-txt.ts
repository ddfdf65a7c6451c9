import type { RequestHandler } from 'express';
import type { Services } from '../request/services.js';

const DAY_MS = 86_400_000;
/** The file is read anew at each report, so it only has to be newer than a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/**
 * GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). The e-mail of the company, or its contact page
 * where none is set. It expires half a year after the day on which it is read.
 */
export const securityTxt =
  ({ env, content }: Services): RequestHandler =>
  (_req, res) => {
    const { email } = content.company;
    const expires = new Date(Math.floor(Date.now() / DAY_MS + VALID_DAYS) * DAY_MS);
    res
      .type('text')
      .send(
        [
          `Contact: ${email ? `mailto:${email}` : `${env.PUBLIC_URL}/kontakt`}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: pl, en',
          `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  };
