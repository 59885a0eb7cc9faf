import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A part of a request's work and how long it took, as a trace shows it. Names and attributes are ours, never what a caller writes. */
export interface Span {
  /** Tells another server which trace its work belongs to. */
  headers: Readonly<Record<string, string>>;
  /** Starts a part of this one: a call to a server, or work of our own. */
  child(name: string, kind: 'call' | 'work', attributes: SpanAttributes): Span;
  /** Ends it; with the reason, in a word, for one that failed. */
  end(attributes?: SpanAttributes, failure?: string | null): void;
}

/** Keeps traces for those who run the gateway. */
export interface Tracer {
  /** Starts the span of a request, in its caller's trace where it names one. */
  request(
    name: string,
    headers: { traceparent?: string | undefined; tracestate?: string | undefined },
    attributes: SpanAttributes,
  ): Span;
}

const spans = new AsyncLocalStorage<Span>();

/** Runs what is part of a span, so that everything that it leads to is so too. */
export function inSpan<Result>(span: Span, run: () => Result): Result {
  return spans.run(span, run);
}

/** Starts a call to another server as part of what is under way; null where no traces are kept. */
export function startCall(name: string, attributes: SpanAttributes): Span | null {
  return spans.getStore()?.child(name, 'call', attributes) ?? null;
}

/** Runs a part of what is under way as a span of its own; where no traces are kept it just runs. */
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
