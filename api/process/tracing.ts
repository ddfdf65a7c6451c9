import {
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  SpanStatusCode,
  context,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../shared/env/env.js';
import { type Span, type SpanAttributes, type SpanKind, traceBy } from '../shared/spans.js';

const KINDS: Record<SpanKind, OtelSpanKind> = {
  internal: OtelSpanKind.INTERNAL,
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  consumer: OtelSpanKind.CONSUMER,
};

/** How long a batch may take, also the last one of a process that ends: shorter than `drainOn` waits. */
const TIMEOUT_MS = 5000;

type TracingEnv = Pick<Env, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

/**
 * From now on spans are made and sent to the collector at `endpoint`, by OTLP over HTTP. The exporter itself reads
 * OTEL_EXPORTER_OTLP_HEADERS. Returns what sends the last spans.
 */
export function startTracing(endpoint: string, env: TracingEnv): () => Promise<void> {
  const { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS }),
      }),
    ],
  });
  const tracer = provider.getTracer('cieniomat');
  traceBy({
    begin: (name, kind) => new OpenSpan(tracer.startSpan(name, { kind: KINDS[kind] })),
    current() {
      const span = trace.getActiveSpan();
      return span ? new OpenSpan(span) : null;
    },
  });
  return async () => {
    traceBy(null);
    await provider.shutdown();
  };
}

class OpenSpan implements Span {
  constructor(private readonly span: OtelSpan) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  fail(error?: unknown): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) this.span.setAttribute('error.type', error.constructor.name);
  }

  run<T>(work: () => T): T {
    return context.with(trace.setSpan(context.active(), this.span), work);
  }

  end(): void {
    this.span.end();
  }
}
