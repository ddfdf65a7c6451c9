import { getMetadataStorage } from 'class-validator';
import type { Request, Response } from 'express';
import type { Context } from '../request/context.js';
import { AppError } from '../shared/errors.js';
import { isId } from '../shared/id.js';
import { readFields } from '../shared/input/read-fields.js';
import { MAX_PAGE_SIZE, PageInput } from '../shared/page.js';
import { DateTimeISO } from '../shared/scalars.js';

const INTEGER = /^\d{1,10}$/;

/** The context that the middleware of /api has created. */
export function contextOf(res: Response): Context {
  const { context } = res.locals;
  if (!context) throw new Error('the middleware of /api has not run');
  return context;
}

/** Reads `limit` (200 by default and at most) and `offset` of a list. */
export function readPage({ query }: Request): PageInput {
  return readFields(PageInput, {
    limit: queryInteger(query['limit']) ?? MAX_PAGE_SIZE,
    offset: queryInteger(query['offset']) ?? 0,
  });
}

/** Reads the integer id in a path; throws NOT_FOUND for any other text. */
export function readId(text: unknown): number {
  const id = typeof text === 'string' && INTEGER.test(text) ? Number(text) : Number.NaN;
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return id;
}

/** Reads the query string as an input of this class, without `limit` and `offset` if the list is paged. */
export function readQuery<T extends object>(
  Input: new () => T,
  { query }: Request,
  isPaged: boolean,
): T {
  const kinds = kindsOf(Input);
  const fields = Object.entries(query)
    .filter(([name]) => !isPaged || !PAGE_FIELDS.has(name))
    .map(([name, text]) => [name, readAs(kinds.get(name), text)] as const);
  return readFields(Input, Object.fromEntries(fields));
}

const PAGE_FIELDS: ReadonlySet<string> = new Set(['limit', 'offset']);

const READ_KINDS: ReadonlySet<string> = new Set(['isInt', 'isBoolean', 'isDate']);

/** The fields that the class declares as integer, boolean or date, to be converted from the text of a query string. */
function kindsOf(Input: new () => object): ReadonlyMap<string, string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  return new Map(
    rules.flatMap(({ propertyName, name }) =>
      name !== undefined && READ_KINDS.has(name) ? [[propertyName, name]] : [],
    ),
  );
}

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  false: false,
  '0': false,
};

/** Text that cannot be read stays text, so that validation refuses it. */
function readAs(kind: string | undefined, text: unknown): unknown {
  if (kind === 'isInt') return queryInteger(text);
  if (kind === 'isBoolean' && typeof text === 'string' && Object.hasOwn(FLAGS, text))
    return FLAGS[text];
  if (kind === 'isDate') return queryInstant(text);
  return text;
}

function queryInstant(text: unknown): unknown {
  try {
    return DateTimeISO.parseValue(text);
  } catch {
    return text;
  }
}

function queryInteger(text: unknown): unknown {
  return typeof text === 'string' && INTEGER.test(text) ? Number(text) : text;
}
