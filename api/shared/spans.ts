/** A unit of work of a trace that has begun: a request, an operation, a statement, a job. */
export interface Span {
  readonly traceId: string;
  rename(name: string): void;
  /** No values of customers, no secrets: who operates the collector reads them. */
  set(attributes: SpanAttributes): void;
  /** Marks it as failed; of the error only its type is kept. */
  fail(error?: unknown): void;
  /** Runs `work`, in which further spans begin below this one. */
  run<T>(work: () => T): T;
  end(): void;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** Makes spans, which `api/process/tracing.ts` sends to a collector. */
export interface Tracing {
  /** Begins a span, below the current one if there is one. */
  begin(name: string, kind: SpanKind): Span;
  current(): Span | null;
}

let tracing: Tracing | null = null;

/** From now on spans are made by `chosen`; null: none are made, which is how a process begins. */
export function traceBy(chosen: Tracing | null): void {
  tracing = chosen;
}

export const isTracing = (): boolean => tracing !== null;

/** Null where nothing is traced. */
export const beginSpan = (name: string, kind: SpanKind = 'internal'): Span | null =>
  tracing?.begin(name, kind) ?? null;

/** The span in which this is called; null where there is none. */
export const currentSpan = (): Span | null => tracing?.current() ?? null;

/** The ids of the traces in which errors were thrown, for those who log them outside of the span. */
const failures = new WeakMap<object, string>();

/** Runs `work` in a span of its own, if there is tracing. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, kind);
  if (!span) return work();
  span.set(attributes);
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(error);
    if (error instanceof Error) failures.set(error, span.traceId);
    throw error;
  } finally {
    span.end();
  }
}

/** The trace id of the span of `inSpan` that this error has ended. */
export const traceOf = (error: unknown): string | undefined =>
  error instanceof Error ? failures.get(error) : undefined;
