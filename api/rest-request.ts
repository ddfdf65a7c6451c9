import type { Request, Response } from 'express';
import type { Context } from './context.js';
import { AppError } from './errors.js';
import { MAX_PAGE_SIZE, PageInput } from './shared/page.js';
import { DateTimeISO } from './shared/scalars.js';
import { checkInput } from './validation.js';

const INTEGER = /^\d{1,10}$/;
const ID_LIMIT = 2_147_483_647;

/** Who is asking, as the middleware of /api has found. */
export const contextOf = (res: Response): Context => res.locals['context'] as Context;

/** The JSON body as an input of this class; throws MALFORMED for no object, BAD_USER_INPUT for wrong fields. */
export function readBody<T extends object>(Input: new () => T, req: Request): T {
  const body: unknown = req.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('MALFORMED');
  return readFields(Input, body as Record<string, unknown>);
}

/** Checked fields of a body or of a query string. */
export function readFields<T extends object>(
  Input: new () => T,
  fields: Record<string, unknown>,
): T {
  const input = new Input();
  for (const [key, value] of Object.entries(fields)) {
    // Defined, not assigned: "__proto__" then is an unknown field like any other.
    Object.defineProperty(input, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  checkInput(input);
  return input;
}

/** `limit` (at most 200, the default) and `offset` of a list. */
export function readPage({ query }: Request): PageInput {
  return readFields(PageInput, {
    limit: queryInteger(query['limit']) ?? MAX_PAGE_SIZE,
    offset: queryInteger(query['offset']) ?? 0,
  });
}

/** Sends a list and the size of the whole of it. */
export function sendList(
  res: Response,
  { items, totalCount }: { items: readonly unknown[]; totalCount: number },
): void {
  res.setHeader('X-Total-Count', totalCount);
  res.json(items);
}

/** The id of a path; what is no id of ours is simply not found. */
export function readId(text: unknown): number {
  const id = typeof text === 'string' && INTEGER.test(text) ? Number(text) : Number.NaN;
  if (!(id >= 1 && id <= ID_LIMIT)) throw new AppError('NOT_FOUND');
  return id;
}

/** A query parameter: a number where the text is one; else the text itself, for the check of the field to refuse. */
export function queryInteger(text: unknown): unknown {
  return typeof text === 'string' && INTEGER.test(text) ? Number(text) : text;
}

/** A query parameter: an instant where the text is one; else the text itself, for the check of the field to refuse. */
export function queryInstant(text: unknown): unknown {
  try {
    return DateTimeISO.parseValue(text);
  } catch {
    return text;
  }
}

/** A query parameter: true or false where the text says so; else the text itself, for the check to refuse. */
export function queryBoolean(text: unknown): unknown {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
