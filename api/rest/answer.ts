import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { JsonSchema } from '../shared/json-schema.js';

/**
 * What REST tells of an object: fields of a type that GraphQL publishes, whose schema and descriptions they keep, and
 * fields that are said otherwise, or only, over REST.
 */
export interface View<T = never> {
  readonly kind: 'view';
  readonly name: string;
  readonly type: object | null;
  readonly fields: readonly string[];
  readonly otherwise: Otherwise;
  /** The object as it is sent: these fields and no other. */
  readonly pick: (value: T) => Record<string, unknown>;
}

/** A field that is worked out of the object. */
export interface Told<T> {
  readonly kind: 'told';
  readonly schema: JsonSchema;
  readonly of: (value: T) => unknown;
}

type Otherwise = Readonly<Record<string, View | Told<never> | JsonSchema>>;
type Given<O> = {
  [N in keyof O as O[N] extends Told<never> ? never : N]: O[N] extends View<infer V> ? V : unknown;
};
/** What is worked out may need any of the object. */
type Viewed<T, F extends keyof T, O> = Given<O> &
  ([Extract<O[keyof O], Told<never>>] extends [never] ? Omit<Pick<T, F>, keyof O> : T);

/** A field of this schema that is worked out of the object. */
export const told = <T>(schema: JsonSchema, of: (value: T) => unknown): Told<T> => ({
  kind: 'told',
  schema,
  of,
});

/** A view of a published class, known by its name in the documentation. */
export function view<
  T extends object,
  F extends keyof T & string,
  O extends Otherwise = Record<never, never>,
>(
  name: string,
  type: abstract new () => T,
  fields: readonly F[],
  otherwise: O = {} as O,
): View<Viewed<T, F, O>> {
  return viewOf(name, type, fields, otherwise);
}

/** A view of what GraphQL does not know. */
export function plainView<O extends Readonly<Record<string, View | JsonSchema>>>(
  name: string,
  fields: O,
): View<Given<O>> {
  return viewOf(name, null, [], fields);
}

function viewOf<T>(
  name: string,
  type: object | null,
  own: readonly string[],
  otherwise: Otherwise,
): View<T> {
  const fields = [...own, ...Object.keys(otherwise)];
  const pick = (value: T) =>
    Object.fromEntries(fields.map((field) => [field, valueOf(value, field, otherwise[field])]));
  return { kind: 'view', name, type, fields, otherwise, pick };
}

function valueOf(value: unknown, field: string, otherwise: Otherwise[string] | undefined): unknown {
  const own = (value as Record<string, unknown>)[field];
  if (!otherwise || !('kind' in otherwise)) return own;
  return otherwise.kind === 'view' ? otherwise.pick(own as never) : otherwise.of(value as never);
}

export const isView = (schema: View | JsonSchema): schema is View => 'kind' in schema;

/** How a route answers: the status, what is sent, and what the documentation says of it. */
export interface Answer<T> {
  readonly status: number;
  readonly description: string;
  readonly content?: { readonly type: string; readonly schema: View | JsonSchema };
  readonly isList?: boolean;
  readonly headers?: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  readonly send: (res: Response, value: T) => void | Promise<void>;
}

/** One object as JSON. */
export function one<T>(shown: View<T>, status = 200, description = 'The object.'): Answer<T> {
  return {
    status,
    description,
    content: { type: 'application/json', schema: shown },
    send: (res, value) => void res.status(status).json(shown.pick(value)),
  };
}

/** A list as JSON, all that it holds. */
export function every<T>(shown: View<T>): Answer<readonly T[]> {
  return {
    status: 200,
    description: 'The whole list.',
    isList: true,
    content: { type: 'application/json', schema: shown },
    send: (res, items) => void res.json(items.map(shown.pick)),
  };
}

/** A window of a list, with the size of the whole of it in a header. */
export function page<T>(shown: View<T>): Answer<{ items: readonly T[]; totalCount: number }> {
  return {
    ...every(shown),
    description: 'A window of the list.',
    headers: {
      'X-Total-Count': {
        description: 'The size of the whole list.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    send: (res, { items, totalCount }) =>
      void res.setHeader('X-Total-Count', totalCount).json(items.map(shown.pick)),
  };
}

/** Done, and nothing to be said. */
export const NOTHING: Answer<void> = {
  status: 204,
  description: 'Done.',
  send: (res) => void res.status(204).end(),
};

/** Leads to a page: the handler answers its path. */
export function redirect(description: string): Answer<string> {
  return {
    status: 302,
    description,
    headers: { Location: { description: 'The path of the page.', schema: { type: 'string' } } },
    send: (res, path) => res.redirect(path),
  };
}

/** A client that reads nothing for so long is let go. */
const STALLED_MS = 60_000;

/** A file for a spreadsheet, sent as it is made: UTF-8, semicolons, headings in Polish. */
export function csvFile(name: string): Answer<AsyncGenerator<string>> {
  return {
    status: 200,
    description: `The file ${name}.`,
    content: { type: 'text/csv', schema: { type: 'string' } },
    headers: {
      'Content-Disposition': {
        description: `attachment; filename="${name}"`,
        schema: { type: 'string' },
      },
    },
    async send(res, text) {
      const file = Readable.from(text);
      // What fails before the first piece is still answered as an error.
      await once(file, 'readable');
      res.attachment(name).type('text/csv; charset=utf-8');
      await sendStream(res, file);
    },
  };
}

/** Sends a stream as fast as the client reads; where it fails in the middle the connection is cut, never ended well. */
async function sendStream(res: Response, stream: Readable): Promise<void> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  try {
    await pipeline(stream, res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

const isClientGone = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** A paper that opens in the browser, where it is looked at before it is printed; saved, it has its name. */
export function pdfFile(description: string): Answer<{ pdf: Buffer; fileName: string }> {
  return {
    status: 200,
    description,
    content: { type: 'application/pdf', schema: { type: 'string', format: 'binary' } },
    headers: {
      'Content-Disposition': {
        description: 'inline, with the name of the file',
        schema: { type: 'string' },
      },
    },
    send: (res, { pdf, fileName }) =>
      void res
        .set('Content-Disposition', `inline; filename="${fileName}"`)
        .type('application/pdf')
        .send(pdf),
  };
}
