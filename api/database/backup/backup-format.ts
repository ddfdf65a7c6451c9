import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/*
 * A backup is one gzip file of lines of JSON, in this order:
 *   {"format":"cieniomat-backup", …}            what is inside: `Header`
 *   {"table":"public.product","columns":[…]}     then its rows, a line each: [text or null, …] as PostgreSQL writes them
 *   {"file":"wgrane-….webp","content":"base64"}  an uploaded picture
 *   {"checks":{…}}                               what must be true of the restored database: `Checks`
 *   {"sha256":"…"}                               of all lines before this one
 */

const FORMAT = 'cieniomat-backup';
export const VERSION = 1;

const header = z.object({
  format: z.literal(FORMAT),
  /** Raised when an older shop could not read the file: `VERSION` is what this one writes and reads. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The names of the migrations that the database has had, in order. */
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
  /** Rows of each table. */
  counts: z.record(z.string(), z.number().int()),
  /** The sum of each column of money and other exact numbers, as "public.customer_order.total_amount". */
  sums: z.record(z.string(), z.string().nullable()),
  files: z.number().int(),
  sequences: z.array(sequence),
});
export type Checks = z.output<typeof checks>;

const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const fileLine = z.object({ file: z.string(), content: z.base64() });

/** What the lines of a backup say, in their order. Rows are handed on as the JSON that they are. */
export interface BackupReader {
  header(header: Header): Promise<void> | void;
  table(name: string, columns: string[]): Promise<void> | void;
  row(json: string): Promise<void> | void;
  file(name: string, content: Buffer): Promise<void> | void;
  checks(checks: Checks): Promise<void> | void;
}

/** Ends the lines of a backup by their seal. */
export async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Reads a backup once; throws, at its end at the latest, where it is not whole or not as it was written. */
export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  let isSealed = false;
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source) => {
      let count = 0;
      for await (const line of linesOf(source)) {
        if (isSealed) throw new SyntaxError('lines after the last');
        isSealed = line.startsWith('{"sha256"');
        if (isSealed) checkSeal(line, hash.digest('hex'));
        else {
          hash.update(`${line}\n`);
          await pass(line, count, reader);
        }
        count += 1;
      }
    });
  } catch (error) {
    throw isDamage(error)
      ? new Error(`${file} is damaged or not a backup`, { cause: error })
      : error;
  }
  if (!isSealed) throw new Error(`${file} is damaged: its end is missing`);
}

function checkSeal(line: string, digest: string): void {
  if (line !== JSON.stringify({ sha256: digest })) throw new SyntaxError('the seal is not right');
}

async function pass(line: string, index: number, reader: BackupReader): Promise<void> {
  if (index === 0) return reader.header(header.parse(JSON.parse(line)));
  if (line.startsWith('[')) return reader.row(line);
  const said: unknown = JSON.parse(line);
  if (line.startsWith('{"table"')) {
    const { table, columns } = tableLine.parse(said);
    return reader.table(table, columns);
  }
  if (line.startsWith('{"file"')) {
    const { file, content } = fileLine.parse(said);
    return reader.file(file, Buffer.from(content, 'base64'));
  }
  return reader.checks(z.object({ checks }).parse(said).checks);
}

/** Errors of a file that does not say what a backup says: of gzip, of JSON, of the format. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  String((error as { code?: unknown }).code).startsWith('Z_');

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') throw new SyntaxError('the last line has no end');
}
