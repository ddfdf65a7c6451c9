import { getMetadataStorage } from 'class-validator';
import type { Request, Response } from 'express';
import type { Context } from '../request/context.js';
import { AppError } from '../shared/errors.js';
import { isId } from '../shared/id.js';
import { MAX_PAGE_SIZE, PageInput } from '../shared/page.js';
import { DateTimeISO } from '../shared/scalars.js';
import { readFields } from '../shared/input/read-fields.js';

const INTEGER = /^\d{1,10}$/;

/** Who is asking, as the middleware of /api has found. */
export function contextOf(res: Response): Context {
  const { context } = res.locals;
  if (!context) throw new Error('the middleware of /api has not run');
  return context;
}

/** `limit` (at most 200, the default) and `offset` of a list. */
export function readPage({ query }: Request): PageInput {
  return readFields(PageInput, {
    limit: queryInteger(query['limit']) ?? MAX_PAGE_SIZE,
    offset: queryInteger(query['offset']) ?? 0,
  });
}

/** The id of a path; what is no id of ours is simply not found. */
export function readId(text: unknown): number {
  const id = typeof text === 'string' && INTEGER.test(text) ? Number(text) : Number.NaN;
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return id;
}

/** The query string as an input of this class: `limit` and `offset` are not its business where the list is paged. */
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

/** A query string knows only text: what the class wants as a number, a flag or an instant is read as one. */
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

/** What is none of the kind stays as it is, for the check of the field to refuse. */
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
