import {
  context,
  createTraceState,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from './spans.ts';

interface TracingOptions {
  /** The collector's endpoint for traces, with its path `/v1/traces`. */
  url: string;
  serviceName: string;
  /** The ratio of traces to sample, from 0 to 1. */
  ratio: number;
  /** Called once per outage of the collector. */
  onFailure(error: Error | undefined): void;
}

/** Further spans are dropped while the collector is slow or unavailable. */
const QUEUE_SPANS_MAXIMUM = 4_096;
const BATCH_SPANS_MAXIMUM = 512;
const EXPORT_INTERVAL_MILLISECONDS = 1_000;
const EXPORT_TIMEOUT_MILLISECONDS = 5_000;

/** The gateway's shutdown waits so long for the collector. */
const CLOSE_MILLISECONDS = 1_000;

/** By OTLP over HTTP, in the background. OpenTelemetry reads further variables, such as OTEL_EXPORTER_OTLP_HEADERS. */
export function openTracing({
  url,
  serviceName,
  ratio,
  onFailure,
}: TracingOptions): Tracer & { close(): Promise<void> } {
  const exporter = reporting(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MILLISECONDS }), onFailure);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': String(process.pid) }),
    // By the trace id alone: the sampled flag of a caller's header is ignored, and all gateways decide alike.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: QUEUE_SPANS_MAXIMUM,
        maxExportBatchSize: BATCH_SPANS_MAXIMUM,
        scheduledDelayMillis: EXPORT_INTERVAL_MILLISECONDS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MILLISECONDS,
      }),
    ],
  });
  const tracer = provider.getTracer('gateway');

  function spanOf(open: OpenSpan, parent: Context): Span {
    const inner = trace.setSpan(parent, open);
    return {
      headers: headersOf(open.spanContext()),
      child: (name, kind, attributes) =>
        spanOf(
          tracer.startSpan(name, { kind: kind === 'call' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, inner),
          inner,
        ),
      end(attributes = {}, failure = null) {
        open.setAttributes(attributes);
        if (failure !== null) open.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        open.end();
      },
    };
  }

  return {
    request(name, headers, attributes) {
      const caller = callerIn(headers);
      const parent = caller ? trace.setSpanContext(context.active(), caller) : context.active();
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent), parent);
    },
    async close() {
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MILLISECONDS).unref());
      // onFailure has reported a failed export.
      await Promise.race([provider.shutdown().catch(() => undefined), deadline]);
    },
  };
}

/** Parses the caller's span from the W3C Trace Context headers; null when they are missing or invalid. */
function callerIn({ traceparent = '', tracestate }: Parameters<Tracer['request']>[1]): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = '0'] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:$|-)/.exec(traceparent) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && traceparent.length > 55)) return null;
  const found = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
    ...(tracestate && { traceState: createTraceState(tracestate) }),
  };
  return isSpanContextValid(found) ? found : null;
}

function headersOf({ traceId, spanId, traceFlags, traceState }: SpanContext): Record<string, string> {
  const state = traceState?.serialize();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    ...(state && { tracestate: state }),
  };
}

/** `onFailure` is called once per outage. */
function reporting(exporter: SpanExporter, onFailure: TracingOptions['onFailure']): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isFailing) onFailure(result.error);
        isFailing = failed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
