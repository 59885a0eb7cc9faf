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

export interface TracingOptions {
  /** Where the collector takes traces, `/v1/traces` included. */
  url: string;
  serviceName: string;
  /** Which part of all traces is kept, from 0 to 1. */
  ratio: number;
  /** Told when spans cannot be sent, once until they can again. */
  onFailure(error: Error | undefined): void;
}

export interface Tracing extends Tracer {
  /** Sends what is left, if the collector takes it soon. */
  close(): Promise<void>;
}

/** What is waiting to be sent is bounded: spans beyond it, while the collector is slow or away, are dropped. */
const SPANS_WAITING_MAXIMUM = 4_096;
const SPANS_SENT_MAXIMUM = 512;
const SEND_EVERY_MILLISECONDS = 1_000;
const SEND_MILLISECONDS = 5_000;

/** A gateway that is asked to stop waits no longer than this for its collector. */
const CLOSE_MILLISECONDS = 1_000;

/** Sends traces to a collector by OTLP over HTTP. Requests never wait for it. What else a collector wants, such as OTEL_EXPORTER_OTLP_HEADERS, OpenTelemetry reads for itself. */
export function openTracing({ url, serviceName, ratio, onFailure }: TracingOptions): Tracing {
  const exporter = reporting(new OTLPTraceExporter({ url, timeoutMillis: SEND_MILLISECONDS }), onFailure);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': String(process.pid) }),
    // Whether a trace is kept follows from its id alone: no stranger's header decides it, and all gateways decide alike.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: SPANS_WAITING_MAXIMUM,
        maxExportBatchSize: SPANS_SENT_MAXIMUM,
        scheduledDelayMillis: SEND_EVERY_MILLISECONDS,
        exportTimeoutMillis: SEND_MILLISECONDS,
      }),
    ],
  });
  const tracer = provider.getTracer('gateway');

  function spanOf(open: OpenSpan, within: Context): Span {
    const own = trace.setSpan(within, open);
    return {
      headers: headersOf(open.spanContext()),
      child: (name, kind, attributes) =>
        spanOf(
          tracer.startSpan(name, { kind: kind === 'call' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, own),
          own,
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
      const within = caller ? trace.setSpanContext(context.active(), caller) : context.active();
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, within), within);
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MILLISECONDS).unref());
      // What cannot be sent any more has been told of already.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** The caller's own span, as W3C Trace Context writes it; null for none, or for one that is not written so. */
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

/** The same exporter, which says once that its collector is away. */
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
