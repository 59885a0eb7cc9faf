/** An event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  args: { frame?: string; data?: TraceData };
}

interface TraceData {
  frame?: string;
  documentLoaderURL?: string;
  mimeType?: string;
  interactionId?: number;
  /** Of an event, in milliseconds. */
  duration?: number;
  weighted_score_delta?: number;
  had_recent_input?: boolean;
  timing?: { requestTime: number; receiveHeadersStart: number };
}

/** The Web Vitals of a visit; times are in milliseconds. */
export interface Vitals {
  ttfb: number;
  lcp: number;
  cls: number;
  inp: number;
}

/** The Web Vitals of the page at this URL, from what the browser traced of it. */
export function vitalsOfTrace(events: readonly TraceEvent[], url: string): Vitals {
  // The empty documents that a navigation begins with have no URL.
  const navigations = events.filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL);
  const start = navigations.find(({ args }) => args.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const { ts, args } = start;
  const end = Math.min(...navigations.map((each) => each.ts).filter((each) => each > ts));
  const ofVisit = events.filter((each) => each.ts >= ts && each.ts < end).toSorted((a, b) => a.ts - b.ts);
  const named = (name: string) => ofVisit.filter((each) => each.name === name);
  const ofFrame = (name: string) =>
    named(name).filter((each) => (each.args.frame ?? each.args.data?.frame) === args.frame);
  const document = named('ResourceReceiveResponse').find(({ args: { data } }) => data?.mimeType === 'text/html')?.args
    .data?.timing;
  const paint = ofFrame('largestContentfulPaint::Candidate').at(-1);
  return {
    ttfb: document ? document.requestTime * 1_000 + document.receiveHeadersStart - ts / 1_000 : Number.NaN,
    lcp: paint ? (paint.ts - ts) / 1_000 : Number.NaN,
    cls: largestSession(named('LayoutShift')),
    inp: longestInteraction(named('EventTiming')),
  };
}

/** A session window ends after a second without a shift, and after five in all. */
const SESSION = { gap: 1_000_000, whole: 5_000_000 };

function largestSession(shifts: readonly TraceEvent[]): number {
  let [largest, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { ts, args } of shifts) {
    if (args.data?.had_recent_input) continue;
    const isSame = ts - last < SESSION.gap && ts - first < SESSION.whole;
    if (!isSame) [sum, first] = [0, ts];
    last = ts;
    sum += args.data?.weighted_score_delta ?? 0;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Of up to fifty interactions INP is the longest, from the input until the next paint. */
function longestInteraction(events: readonly TraceEvent[]): number {
  return Math.max(
    0,
    ...events.map(({ args: { data } }) => ((data?.interactionId ?? 0) > 0 ? (data?.duration ?? 0) : 0)),
  );
}

/** The share that a reported figure may differ by, and what browsers round an interaction by, in milliseconds. */
const TOLERANCE = { ratio: 0.05, inp: 4 };

/** Says which reported figures differ from the trace's; nothing when none does. */
export function differences(reported: Vitals, traced: Vitals): string[] {
  return (['ttfb', 'lcp', 'cls', 'inp'] as const).flatMap((name) => {
    const difference = Math.abs(reported[name] - traced[name]);
    const allowed = Math.max(traced[name] * TOLERANCE.ratio, name === 'inp' ? TOLERANCE.inp : 0);
    return difference <= allowed ? [] : [`${name} is ${reported[name].toFixed(3)}, traced ${traced[name].toFixed(3)}`];
  });
}
