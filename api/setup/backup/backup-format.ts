import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { type FileStorage, folderStorage } from '../../adapters/file-storage.js';
import { codeOf } from '../../shared/unknown.js';

/*
 * A backup is one gzip file of lines of JSON, in this order:
 *   {"format":"cieniomat-backup", …}            what is inside: `Header`
 *   {"table":"public.product","columns":[…]}     then a line for each row, as PostgreSQL writes it: [text or null]
 *   {"file":"wgrane-….webp","content":"base64"}  an uploaded picture
 *   {"file":"…","store":"files","content":"…"}   a file that staff have attached
 *   {"checks":{…}}                               what must be true of the restored database: `Checks`
 *   {"sha256":"…"}                               of all lines before this one
 */

const FORMAT = 'cieniomat-backup';
const VERSION = 1;

const header = z.object({
  format: z.literal(FORMAT),
  /** `VERSION` of the shop that wrote it; raised when older shops cannot read the new format. */
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** The names of the migrations that had been applied, in order. */
  migrations: z.array(z.string()),
});
export type Header = z.output<typeof header>;

export const newHeader = (migrations: string[]): Header => ({
  format: FORMAT,
  version: VERSION,
  createdAt: new Date().toISOString(),
  migrations,
});

const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });
const checks = z.object({
  /** The number of rows of each table. */
  counts: z.record(z.string(), z.number().int()),
  /** The sum of each `numeric` column, by its full name, such as "public.customer_order.total_amount". */
  sums: z.record(z.string(), z.string().nullable()),
  files: z.number().int(),
  sequences: z.array(sequence),
});
export type Checks = z.output<typeof checks>;

const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const checksLine = z.object({ checks });
const fileLine = z.object({
  file: z.string(),
  store: z.enum(['pictures', 'files']).default('pictures'),
  content: z.base64(),
});

/** Where the files are that are backed up: uploaded pictures, and what staff have attached. */
export type Stores = Readonly<Record<z.output<typeof fileLine>['store'], FileStorage>>;

export const storesIn = (dataDirectory: string): Stores => ({
  pictures: folderStorage(join(dataDirectory, 'pictures')),
  files: folderStorage(join(dataDirectory, 'files')),
});

/** Receives the content of a backup, in the order of the file; each row as JSON text. */
export interface BackupReader {
  table(name: string, columns: string[]): Promise<void> | void;
  row(json: string): Promise<void> | void;
  file(store: keyof Stores, name: string, content: Buffer): Promise<void> | void;
}

/** Adds the line ends, and as the last line the SHA-256 of all lines before it. */
export async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

interface BackupContents {
  header: Header;
  checks: Checks;
}

/**
 * Reads a backup once and returns its header and checks. Throws, at the end of the file at the latest, if it is
 * incomplete, was changed or has a newer format.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupContents> {
  const contents: Partial<BackupContents> = {};
  let isSealed = false;
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source) => {
      for await (const line of linesOf(source)) {
        if (isSealed) throw new SyntaxError('lines after the last');
        isSealed = line.startsWith('{"sha256"');
        if (isSealed) checkSeal(line, hash.digest('hex'));
        else {
          hash.update(`${line}\n`);
          await pass(line, contents, reader);
        }
      }
    });
  } catch (error) {
    throw isDamage(error)
      ? new Error(`${file} is damaged or not a backup`, { cause: error })
      : error;
  }
  const { header, checks } = contents;
  if (!isSealed || !header || !checks) throw new Error(`${file} is damaged: its end is missing`);
  return { header, checks };
}

function checkSeal(line: string, digest: string): void {
  if (line !== JSON.stringify({ sha256: digest })) throw new SyntaxError('the seal is not right');
}

async function pass(
  line: string,
  contents: Partial<BackupContents>,
  reader: BackupReader,
): Promise<void> {
  if (line.startsWith('[')) return reader.row(line);
  const value: unknown = JSON.parse(line);
  if (!contents.header) contents.header = readHeader(value);
  else if (line.startsWith('{"table"')) {
    const { table, columns } = tableLine.parse(value);
    await reader.table(table, columns);
  } else if (line.startsWith('{"file"')) {
    const { store, file, content } = fileLine.parse(value);
    await reader.file(store, file, Buffer.from(content, 'base64'));
  } else contents.checks = checksLine.parse(value).checks;
}

/** Reads the header. Throws if its format is newer, because this version may not be able to read the next lines. */
function readHeader(value: unknown): Header {
  const read = header.parse(value);
  if (read.version > VERSION) throw newer();
  return read;
}

export const newer = (): Error =>
  new Error('The backup was made by a newer version of the shop: install that one first');

/** Whether an error means that the file is damaged: errors of gzip, of JSON and of the shape of a line. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  codeOf(error)?.startsWith('Z_') === true;

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Joined at the end of a line only, because the line of a large file comes in hundreds of parts.
  let parts: string[] = [];
  for await (const chunk of source) {
    const [end = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(end);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  if (parts.join('') !== '') throw new SyntaxError('the last line has no end');
}
