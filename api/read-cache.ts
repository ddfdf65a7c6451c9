import { LRUCache } from 'lru-cache';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { OperationDefinitionNode, GraphQLSchema } from 'graphql';
import { Kind } from 'graphql';
import type { CatalogueStore } from './features/catalogue/catalogue-store.js';

/** Marks a query whose answer depends on its arguments and on the version of the catalogue, and on nothing else. */
export const CATALOGUE_READ = { catalogueRead: true };

const MAX_BYTES = 64 * 1024 * 1024;

/** An answer as it goes out; its tag and its compressed form are made when they are first asked for. */
export class CachedAnswer {
  private tag: string | null = null;
  private compressed: Buffer | null = null;

  constructor(
    readonly body: Buffer,
    readonly status: number,
    readonly contentType: string,
    readonly cacheControl = 'no-cache',
  ) {}

  get etag(): string {
    return (this.tag ??= `W/"${createHash('sha1').update(this.body).digest('base64url')}"`);
  }

  get gzip(): Buffer {
    return (this.compressed ??= gzipSync(this.body));
  }
}

/** Answers to anonymous reads, by what was asked and by catalogue version: a new version leaves all of them behind. */
export class ReadCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: (answer, key) => answer.body.length * 2 + key.length,
  });

  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly enabled: boolean,
  ) {}

  /** The version to store an answer under, taken before the work begins; null when nothing may be stored. */
  get version(): string | null {
    return this.enabled ? (this.catalogue.fresh?.version ?? null) : null;
  }

  get(version: string | null, key: string): CachedAnswer | undefined {
    return version === null ? undefined : this.answers.get(`${version} ${key}`);
  }

  set(version: string | null, key: string, answer: CachedAnswer): void {
    if (version !== null) this.answers.set(`${version} ${key}`, answer);
  }
}

/** Whether every root field of a query is a catalogue read; a root-level fragment counts as not. */
export function isCatalogueRead(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): boolean {
  const fields = operation.operation === 'query' ? schema.getQueryType()?.getFields() : undefined;
  if (!fields) return false;
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      fields[selection.name.value]?.extensions?.['catalogueRead'] === true,
  );
}
