import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, wrongField } from '../shared/errors.js';

interface ReceivedFile {
  bytes: Buffer;
  /** The name that the client sent; for display only, never used as a path. */
  name: string;
}

/**
 * The one file of a multipart/form-data body. Throws UNSUPPORTED_MEDIA_TYPE for another body, MALFORMED for a broken
 * one, BAD_USER_INPUT where there is no file, PAYLOAD_TOO_LARGE above `maxBytes`.
 */
export async function receiveFile(
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
    const limits = { files: 1, fileSize: maxBytes, fields: 5, fieldSize: 1000, parts: 6 };
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
