import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  GraphQLIncludeDirective,
  Kind,
  getDirectiveValues,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** Marks a query whose answer depends only on its arguments and on the version of the catalogue. */
export const CATALOGUE_READ = { catalogueRead: true };

/** Of 0 to 11. For an answer that is sent once, a higher quality takes longer than it saves. */
const BROTLI_QUALITY = 6;
const MAX_BYTES = 64 * 1024 * 1024;

export type Encoding = 'br' | 'gzip';

/** An answer as it is sent; its ETag and its compressed forms are made when they are first needed. */
export class CachedAnswer {
  private tag: string | null = null;
  private readonly compressed = new Map<Encoding, Buffer>();

  constructor(
    readonly body: Buffer,
    readonly status: number,
    readonly contentType: string,
    readonly cacheControl = 'no-cache',
    /** The style sources that the page's Content-Security-Policy must allow. */
    readonly styleSources: readonly string[] = [],
  ) {}

  get etag(): string {
    return (this.tag ??= `W/"${createHash('sha1').update(this.body).digest('base64url')}"`);
  }

  in(encoding: Encoding): Buffer {
    const cached = this.compressed.get(encoding);
    if (cached) return cached;
    const made = encoding === 'br' ? brotli(this.body) : gzipSync(this.body);
    this.compressed.set(encoding, made);
    return made;
  }
}

function brotli(body: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

/** The catalogue; `fresh` is null while its version is not known for certain. */
interface Versioned {
  readonly fresh: { readonly version: string } | null;
}

/**
 * Answers that are the same for every caller, by request and by version of the catalogue, so that a new version makes
 * all of them obsolete.
 */
export class ReadCache {
  /** Counted for the metrics. */
  hits = 0;
  misses = 0;
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: (answer, key) => answer.body.length * 2 + key.length,
  });

  constructor(
    private readonly catalogue: Versioned,
    private readonly enabled: boolean,
  ) {}

  /** The version to store an answer under, read before the answer is made; null where nothing may be stored. */
  get version(): string | null {
    return this.enabled ? (this.catalogue.fresh?.version ?? null) : null;
  }

  get(version: string | null, key: string): CachedAnswer | undefined {
    const answer = version === null ? undefined : this.answers.get(`${version} ${key}`);
    if (answer) this.hits += 1;
    else this.misses += 1;
    return answer;
  }

  set(version: string | null, key: string, answer: CachedAnswer): void {
    if (version !== null) this.answers.set(`${version} ${key}`, answer);
  }
}

/** Whether all root fields that a query asks for are catalogue reads; false for a query with a fragment at its root. */
export function isCatalogueRead(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): boolean {
  const fields = operation.operation === 'query' ? schema.getQueryType()?.getFields() : undefined;
  if (!fields) return false;
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      (isLeftOut(selection, variables) ||
        fields[selection.name.value]?.extensions?.['catalogueRead'] === true),
  );
}

/** Whether the field is left out by an `@include` that is false. */
function isLeftOut(field: FieldNode, variables: Readonly<Record<string, unknown>>): boolean {
  const directive = field.directives?.find(({ name }) => name.value === 'include');
  const condition = directive?.arguments?.[0]?.value;
  if (condition?.kind === Kind.VARIABLE && !(condition.name.value in variables)) return false;
  return getDirectiveValues(GraphQLIncludeDirective, field, variables)?.['if'] === false;
}
