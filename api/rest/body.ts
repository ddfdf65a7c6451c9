import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, wrongField } from '../shared/errors.js';
import { readFields } from '../shared/input/read-fields.js';
import { type JsonSchema } from '../shared/json-schema.js';
import { isObject } from '../shared/unknown.js';

/** A JSON body, read by the rules of its class, or one file. */
export type Body<T> = JsonBody<T> | (FileBody & { readonly read: (req: Request) => Promise<T> });

interface JsonBody<T> {
  readonly kind: 'json';
  readonly Input: new () => object;
  /** A valid body, shown in the OpenAPI document; it may refer to data that must exist first. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Schemas of fields that REST takes in another form than the class. */
  readonly overrides: Readonly<Record<string, JsonSchema>>;
  readonly read: (req: Request) => T;
}

interface FileBody {
  readonly kind: 'file';
  readonly type: string;
  readonly maxBytes: number;
}

interface JsonOptions {
  example: Record<string, unknown>;
  overrides?: Record<string, JsonSchema>;
  /** Maps the fields of the body to those of the class. */
  adapt?: (fields: Record<string, unknown>) => Record<string, unknown>;
}

/**
 * Reads the JSON body as an input of this class; throws MALFORMED if it is no object or nested too deeply,
 * BAD_USER_INPUT for wrong fields.
 */
export function json<T extends object>(
  Input: new () => T,
  { example, overrides = {}, adapt = (fields) => fields }: JsonOptions,
): JsonBody<T> {
  return {
    kind: 'json',
    Input,
    example,
    overrides,
    read({ body = {} }: Request) {
      if (!isObject(body) || isNestedTooDeep(body)) throw new AppError('MALFORMED');
      return readFields(Input, adapt(body));
    },
  };
}

/** Far more than any body needs; checking deeper lists would exceed the call stack. */
const MAX_DEPTH = 20;

/** Whether a body is nested deeper than any that the API needs. */
export const isNestedTooDeep = (body: unknown): boolean => isNestedDeeper(body, MAX_DEPTH);

const isNestedDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, depth - 1)));

/** The one file of a multipart/form-data body. */
export function file(type: string, maxBytes: number): Body<Buffer> {
  const { read, ...named } = namedFile(type, maxBytes);
  return { ...named, read: async (req) => (await read(req)).bytes };
}

/** The same with its name. */
export function namedFile(type: string, maxBytes: number) {
  const read = (req: Request): Promise<ReceivedFile> => receiveFile(req, { maxBytes });
  return { kind: 'file', type, maxBytes, read } as const satisfies Body<ReceivedFile>;
}

interface ReceivedFile {
  bytes: Buffer;
  /** The name that the client sent; for display only, never used as a path. */
  name: string;
}

/**
 * The one file of a multipart/form-data body. Throws UNSUPPORTED_MEDIA_TYPE for another body, MALFORMED for a broken
 * one, BAD_USER_INPUT where there is no file, PAYLOAD_TOO_LARGE above `maxBytes`.
 */
async function receiveFile(
  req: Request,
  { maxBytes }: { maxBytes: number },
): Promise<ReceivedFile> {
  if (!req.is('multipart/form-data'))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Wyślij plik jako multipart/form-data.');
  try {
    return await parse(req, maxBytes);
  } finally {
    // Reads and discards the rest of the body: a client that is still sending it may not read the response.
    req.unpipe();
    req.resume();
  }
}

function parse(req: Request, maxBytes: number): Promise<ReceivedFile> {
  return new Promise((resolve, reject) => {
    // The parser reports the limit as soon as it is reached.
    const limits = { files: 1, fileSize: maxBytes + 1, fields: 5, fieldSize: 1000, parts: 6 };
    const parser = parserOf(req, limits);
    let received: ReceivedFile | null = null;
    parser.on('file', (_field, stream, { filename = '' }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLarge(maxBytes)));
      // The stream fails where the body ends in the middle of the file.
      stream.on('error', () => reject(new AppError('MALFORMED')));
      stream.on('end', () => {
        received = { bytes: Buffer.concat(chunks), name: filename };
      });
    });
    parser.on('close', () => (received ? resolve(received) : reject(missing())));
    parser.on('error', () => reject(new AppError('MALFORMED')));
    req.on('aborted', () => reject(new AppError('MALFORMED')));
    req.pipe(parser);
  });
}

function parserOf({ headers }: Request, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new AppError('MALFORMED');
  }
}

function tooLarge(maxBytes: number): AppError {
  return wrongField(
    'file',
    `Plik jest za duży: najwyżej ${maxBytes / 1024 / 1024}\u00a0MB.`,
    'PAYLOAD_TOO_LARGE',
  );
}

function missing(): AppError {
  return wrongField('file', 'Dołącz plik.');
}
