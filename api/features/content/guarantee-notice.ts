import type { RequestHandler } from 'express';
import { resolve } from 'node:path';
import type { Env } from '../../shared/env/env.js';

/** Where the shop shows the official notice of the legal guarantee. */
export const GUARANTEE_NOTICE_PATH = '/powiadomienie-o-gwarancji';
const TEXT = 'Unijne powiadomienie o prawnej gwarancji zgodności';

/**
 * Markdown that shows the harmonised notice of Regulation (EU) 2025/1960 as a picture: the Commission's file, which
 * must be shown unchanged and is not part of this repository. Empty where the company has not provided it.
 */
export function guaranteeNotice({ GUARANTEE_NOTICE_FILE }: Env): string {
  return GUARANTEE_NOTICE_FILE
    ? `[![${TEXT}](${GUARANTEE_NOTICE_PATH})](${GUARANTEE_NOTICE_PATH})`
    : '';
}

/** Answers with the file as it was provided, byte for byte; without one the next handler answers. */
export function sendGuaranteeNotice({ GUARANTEE_NOTICE_FILE }: Env): RequestHandler {
  return (_req, res, next) =>
    GUARANTEE_NOTICE_FILE
      ? res.sendFile(resolve(GUARANTEE_NOTICE_FILE), { maxAge: '1h' })
      : next();
}
