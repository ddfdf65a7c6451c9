import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A submitted document; its `ksefNumber` is null where it was not accepted. */
export interface Document {
  session: string;
  reference: string;
  nip: string;
  kind: string;
  number: string;
  issuedOn: string;
  isOffline: boolean;
  at: string;
  xml: string;
  ksefNumber: string | null;
  status: Status;
  /** How many more requests for its status are answered as if it were still being checked. */
  pendingFor: number;
}

export interface Status {
  code: number;
  description: string;
  details?: string[];
  extensions?: Record<string, string>;
}

/** All documents, in memory and, if a file is given, in that file, so that a restarted stand-in still has them. */
export class Documents {
  private readonly all: Document[];

  constructor(private readonly file: string | null) {
    this.all = file ? readFile(file) : [];
  }

  add(document: Document): void {
    this.all.push(document);
    if (!this.file) return;
    const part = `${this.file}.part`;
    writeFileSync(part, JSON.stringify(this.all), { mode: 0o600 });
    renameSync(part, this.file);
  }

  accepted(): Document[] {
    return this.all.filter(({ ksefNumber }) => ksefNumber !== null);
  }

  count(): number {
    return this.all.length;
  }

  withReference(session: string, reference: string): Document | undefined {
    return this.all.find((each) => each.session === session && each.reference === reference);
  }

  withNumber(ksefNumber: string): Document | undefined {
    return this.all.find((each) => each.ksefNumber === ksefNumber);
  }

  withHash(hash: string): Document | undefined {
    return this.accepted().find((each) => hashOf(each.xml) === hash);
  }

  /** The accepted document with the same seller, kind and number. */
  like({ nip, kind, number }: Pick<Document, 'nip' | 'kind' | 'number'>): Document | undefined {
    return this.accepted().find(
      (each) => each.nip === nip && each.kind === kind && each.number === number,
    );
  }
}

/** SHA-256 in base64url, as in the codes on printed invoices. */
const hashOf = (xml: string): string => createHash('sha256').update(xml).digest('base64url');

function readFile(file: string): Document[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Document[];
  } catch {
    return [];
  }
}
