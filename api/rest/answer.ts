import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { pick } from '#engine/trade/fields/pick';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { Context } from '../request/context.js';
import { type JsonSchema } from '../shared/json-schema.js';
import { codeOf, isObject } from '../shared/unknown.js';
import { contextOf } from './request.js';

/**
 * The JSON form of an object over REST: fields of a GraphQL type with their schema and descriptions, and `overrides`,
 * which are fields that only REST has or that it sends in another form.
 */
export interface View<T = never> {
  readonly kind: 'view';
  readonly name: string;
  readonly type: object | null;
  readonly fields: readonly string[];
  readonly overrides: Overrides;
  /** The object as it is sent: only these fields. */
  readonly pick: (value: T) => Record<string, unknown>;
}

/** A field that is computed from the object. */
export interface Computed<T> {
  readonly kind: 'computed';
  readonly schema: JsonSchema;
  readonly of: (value: T) => unknown;
}

type Overrides = Readonly<Record<string, View | Computed<never> | JsonSchema>>;
type Given<O> = {
  [N in keyof O as O[N] extends Computed<never> ? never : N]: O[N] extends View<infer V>
    ? V
    : unknown;
};
/** The part of an object that its view needs: the shown fields, or all fields where one is computed. */
type Viewed<T, F extends keyof T, O> = Given<O> &
  ([Extract<O[keyof O], Computed<never>>] extends [never] ? Omit<Pick<T, F>, keyof O> : T);

/** Declares a field that is computed from the object. */
export const computed = <T>(schema: JsonSchema, of: (value: T) => unknown): Computed<T> => ({
  kind: 'computed',
  schema,
  of,
});

/** A view of a class of the GraphQL schema; `name` is the view's name in the OpenAPI document. */
export function view<
  T extends object,
  F extends keyof T & string,
  O extends Overrides = Record<never, never>,
>(
  name: string,
  type: abstract new () => T,
  fields: readonly F[],
  overrides: O = {} as O,
): View<Viewed<T, F, O>> {
  return viewOf(name, type, fields, overrides);
}

/** A view of an object that has no GraphQL type. */
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
  overrides: Overrides,
): View<T> {
  const fields = [...own, ...Object.keys(overrides)];
  const pick = (value: T) =>
    Object.fromEntries(fields.map((field) => [field, valueOf(value, field, overrides[field])]));
  return { kind: 'view', name, type, fields, overrides, pick };
}

function valueOf(value: unknown, field: string, override: Overrides[string] | undefined): unknown {
  const own = isObject(value) ? value[field] : undefined;
  if (!override || !('kind' in override)) return own;
  return override.kind === 'view' ? override.pick(own as never) : override.of(value as never);
}

export const isView = (schema: View | JsonSchema): schema is View => 'kind' in schema;

/** How a route answers: status, body and their documentation. */
export interface Answer<T> {
  readonly status: number;
  readonly description: string;
  readonly content?: {
    readonly type: string;
    readonly otherTypes?: readonly string[];
    readonly schema: View | JsonSchema;
  };
  readonly isList?: boolean;
  readonly headers?: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  readonly send: (res: Response, value: T) => void | Promise<void>;
}

/** One object as JSON. */
export function single<T>(shown: View<T>, status = 200, description = 'The object.'): Answer<T> {
  return {
    status,
    description,
    content: { type: 'application/json', schema: shown },
    send: (res, value) => void res.status(status).json(shown.pick(value)),
  };
}

/** A changed object as JSON: whole to those with this permission, to others only `fields`. */
export function changed<T>(
  shown: View<T>,
  { fields, access }: { fields: readonly string[]; access: PermissionName },
): Answer<T> {
  const description = `The object as it is now; without the permission ${access} only ${fields.join(' and ')}.`;
  return {
    ...single(shown, 200, description),
    send(res, value) {
      const whole = shown.pick(value);
      const viewer = res.locals.context?.viewer;
      res.json(viewer?.may(access) ? whole : pick(whole, fields));
    },
  };
}

/** A whole list as JSON. */
export function listOf<T>(shown: View<T>): Answer<readonly T[]> {
  return {
    status: 200,
    description: 'The whole list.',
    isList: true,
    content: { type: 'application/json', schema: shown },
    send: (res, items) => void res.json(items.map(shown.pick)),
  };
}

/** One page of a list as JSON, with the size of the whole (filtered) list in the header `X-Total-Count`. */
export function page<T>(shown: View<T>): Answer<{ items: readonly T[]; totalCount: number }> {
  return {
    ...listOf(shown),
    description: 'One page of the list.',
    headers: {
      'X-Total-Count': {
        description: 'The size of the whole list, not of this page.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    send: (res, { items, totalCount }) =>
      void res.setHeader('X-Total-Count', totalCount).json(items.map(shown.pick)),
  };
}

/** Success without a body. */
export const NOTHING: Answer<void> = {
  status: 204,
  description: 'Done.',
  send: (res) => void res.status(204).end(),
};

/** A redirect to a page; the handler returns its path. */
export function redirect(description: string): Answer<string> {
  return {
    status: 302,
    description,
    headers: { Location: { description: 'The path of the page.', schema: { type: 'string' } } },
    send: (res, path) => res.redirect(path),
  };
}

/** A client that reads nothing for this long is disconnected. */
const STALLED_MS = 60_000;

/** The kinds of files that lists are exported as, with their media types. */
const LIST_FILES = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  epp: 'text/plain; charset=windows-1250',
} as const;

/** A list as a file, streamed piece by piece: its name, which ends with its kind. */
export type ListFile = `${string}.${keyof typeof LIST_FILES}`;

/**
 * A list as a streamed file; CSV is UTF-8 with semicolons and Polish headings, for a spreadsheet. `beforeSending` runs
 * before the first byte is sent; where it throws, nothing is.
 */
export function listFile(
  name: ListFile,
  beforeSending: (context: Context) => Promise<void>,
): Answer<AsyncGenerator<string | Buffer>> {
  const type = LIST_FILES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof LIST_FILES];
  return {
    status: 200,
    description: `The file ${name}.`,
    content: { type: type.replace(/;.*/, ''), schema: { type: 'string' } },
    headers: {
      'Content-Disposition': {
        description: `attachment; filename="${name}"`,
        schema: { type: 'string' },
      },
    },
    async send(res, text) {
      const file = Readable.from(text);
      // A failure while nothing else listens, as when the client has gone away, would end the process.
      file.on('error', () => undefined);
      // A failure before the first chunk is still answered as an error.
      await once(file, 'readable');
      try {
        await beforeSending(contextOf(res));
      } catch (error) {
        file.destroy();
        throw error;
      }
      res.attachment(name).type(type);
      await sendStream(res, file);
    },
  };
}

/** Streams with backpressure; a failure in the middle resets the connection, so that no partial file looks complete. */
async function sendStream(res: Response, stream: Readable): Promise<void> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  try {
    await pipeline(stream, res);
  } catch (error) {
    // If the client was gone before, `pipeline` leaves the stream open, and with it the database transaction it reads.
    stream.destroy();
    if (!CLIENT_GONE.has(codeOf(error))) throw error;
  }
}

/** The error codes where the client goes away while the stream is sent, or has gone before. */
const CLIENT_GONE: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

/** Data for a machine, saved under its file name. */
export function jsonFile(name: string): Answer<object> {
  return {
    status: 200,
    description: `The file ${name}.`,
    content: { type: 'application/json', schema: { type: 'object' } },
    headers: {
      'Content-Disposition': {
        description: `attachment; filename="${name}"`,
        schema: { type: 'string' },
      },
    },
    send: (res, value) => void res.attachment(name).json(value),
  };
}

/** A PDF that opens in the browser and is saved under its file name. */
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

/**
 * A file that somebody has uploaded: nothing in it can run in the name of the shop. A picture opens in the browser, any
 * other file is saved.
 */
export function uploadedFile(
  description: string,
): Answer<{ bytes: Buffer; name: string; mediaType: string }> {
  return {
    status: 200,
    description,
    content: {
      type: 'application/pdf',
      otherTypes: ['image/webp'],
      schema: { type: 'string', format: 'binary' },
    },
    headers: {
      'Content-Disposition': {
        description: 'inline for a picture, attachment for a PDF; with the name of the file',
        schema: { type: 'string' },
      },
    },
    send(res, { bytes, name, mediaType }) {
      res.attachment(name).type(mediaType);
      if (mediaType.startsWith('image/'))
        res.set(
          'Content-Disposition',
          res.get('Content-Disposition')?.replace(/^attachment/, 'inline'),
        );
      res.set('Content-Security-Policy', "default-src 'none'; sandbox").send(bytes);
    },
  };
}

/** A WebP picture. */
export function webpFile(description: string): Answer<Buffer> {
  return {
    status: 200,
    description,
    content: { type: 'image/webp', schema: { type: 'string', format: 'binary' } },
    send: (res, bytes) => void res.type('image/webp').send(bytes),
  };
}

/** An XML file that is saved under its file name, sent unchanged. */
export function xmlFile(description: string): Answer<{ xml: Buffer; fileName: string }> {
  return {
    status: 200,
    description,
    content: { type: 'application/xml', schema: { type: 'string' } },
    headers: {
      'Content-Disposition': {
        description: 'attachment, with the name of the file',
        schema: { type: 'string' },
      },
    },
    send: (res, { xml, fileName }) =>
      void res.attachment(fileName).type('application/xml; charset=utf-8').send(xml),
  };
}

/** Events for a calendar, as iCalendar. */
export function calendarAnswer(description: string): Answer<string> {
  return {
    status: 200,
    description,
    content: { type: 'text/calendar', schema: { type: 'string' } },
    send: (res, text) =>
      void res.attachment('wizyta.ics').type('text/calendar; charset=utf-8').send(text),
  };
}
