import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Spans } from './tracing.js';

interface Settings {
  /** Whatever speaks OTLP over HTTP. */
  endpoint: string;
  /** Of so many traces one is drawn, from 0 to 1. */
  share: number;
  takesParents: boolean;
}

/** Milliseconds in which spans are taken, or are lost: a process that ends has ten seconds for everything. */
const PATIENCE = 3000;

/** Draws spans with OpenTelemetry, where the code says so: nothing is hooked into libraries. */
export function createSpans({ endpoint, share, takesParents }: Settings): Spans {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: PATIENCE });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'obala' }).merge(detectResources({ detectors: [serviceNameEnvDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('obala');
  const current = new AsyncLocalStorage<Span>();
  const here = (): Context => {
    const span = current.getStore();
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  };
  return {
    async around(name, facts, doIt) {
      const span = tracer.startSpan(name, { kind: 'server.address' in facts || 'db.system.name' in facts ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: facts }, here());
      try {
        return await current.run(span, doIt);
      } catch (error) {
        // Which kind of error; what it says may be about people.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
        throw error;
      } finally {
        span.end();
      }
    },
    request(request, response, work, doIt) {
      const facts = { 'http.request.method': request.method ?? '', 'obala.request_id': work.requestId ?? '' };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes: facts }, takesParents ? parentOf(request) : ROOT_CONTEXT);
      response.once('close', () => {
        span.updateName(work.operation ? `${work.operation.kind} ${work.operation.name}` : 'request');
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(span, doIt);
    },
    rename: (name) => void current.getStore()?.updateName(name),
    // Whoever takes them may be away: that keeps nobody from ending.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

/** What a proxy has begun; anything that is not written as agreed is no parent. */
function parentOf({ headers }: IncomingMessage): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers.traceparent)) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true });
}
