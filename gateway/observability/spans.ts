import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span of a trace. Its name and attributes must not contain a caller's text. */
export interface Span {
  /** W3C Trace Context, for calls to other servers. */
  headers: Readonly<Record<string, string>>;
  /** A call to another server, or internal work. */
  child(name: string, kind: 'call' | 'work', attributes: SpanAttributes): Span;
  /** Ends the span, as failed if `failure` gives a short reason. */
  end(attributes?: SpanAttributes, failure?: string | null): void;
}

export interface Tracer {
  /** In the caller's trace if the headers name one. */
  request(
    name: string,
    headers: { traceparent?: string | undefined; tracestate?: string | undefined },
    attributes: SpanAttributes,
  ): Span;
}

const spans = new AsyncLocalStorage<Span>();

export function inSpan<Result>(span: Span, run: () => Result): Result {
  return spans.run(span, run);
}

/** Within the current span; null without tracing. */
export function startCall(name: string, attributes: SpanAttributes): Span | null {
  return spans.getStore()?.child(name, 'call', attributes) ?? null;
}

/** Without tracing, just runs the work. `failureOf` returns why a result counts as failed, or null. */
export function asSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  run: () => Promise<Result>,
  failureOf: (result: Result) => string | null = () => null,
): Promise<Result> {
  const parent = spans.getStore();
  return parent ? asChild(parent.child(name, 'work', attributes), run, failureOf) : run();
}

async function asChild<Result>(
  span: Span,
  run: () => Promise<Result>,
  failureOf: (result: Result) => string | null,
): Promise<Result> {
  try {
    const result = await spans.run(span, run);
    span.end({}, failureOf(result));
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'Error');
    throw error;
  }
}
