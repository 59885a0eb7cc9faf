import { expect, test } from 'vitest';
import { differences, vitalsOfTrace, type TraceEvent, type Vitals } from './trace.rules.ts';

const URL = 'http://shop.example/lamp/';
const SECOND = 1_000_000;
const frame = 'A';

function event(name: string, seconds: number, data: TraceEvent['args']['data'] = {}): TraceEvent {
  return { name, ts: seconds * SECOND, args: { frame, data } };
}

const start = event('navigationStart', 10, { documentLoaderURL: URL });
const shift = (seconds: number, score: number, rest = {}) =>
  event('LayoutShift', seconds, { weighted_score_delta: score, ...rest });

const visit = [
  event('navigationStart', 9, { documentLoaderURL: '' }),
  start,
  event('navigationStart', 10.1, { documentLoaderURL: '' }),
  event('ResourceReceiveResponse', 10.3, {
    mimeType: 'text/html',
    timing: { requestTime: 10.05, receiveHeadersStart: 150 },
  }),
  event('largestContentfulPaint::Candidate', 11, {}),
  event('largestContentfulPaint::Candidate', 12, {}),
  event('EventTiming', 13, { interactionId: 0, duration: 900 }),
  event('EventTiming', 13, { interactionId: 7, duration: 120 }),
  event('EventTiming', 14, { interactionId: 8, duration: 80 }),
  event('navigationStart', 20, { documentLoaderURL: 'http://shop.example/next/' }),
  event('EventTiming', 21, { interactionId: 9, duration: 2_000 }),
  event('largestContentfulPaint::Candidate', 22, {}),
];

test('reads the figures of one visit', () => {
  const { ttfb, ...rest } = vitalsOfTrace(visit, URL);
  expect(ttfb).toBeCloseTo(200);
  expect(rest).toEqual({ lcp: 2_000, cls: 0, inp: 120 });
});

test.each<[string, TraceEvent[], number]>([
  ['a shift after input', [shift(11, 0.1, { had_recent_input: true })], 0],
  ['two sessions', [shift(11, 0.1), shift(12.1, 0.3)], 0.3],
  ['a session of more than five seconds', [11, 11.9, 12.8, 13.7, 14.6, 15.5, 16.4].map((at) => shift(at, 0.1)), 0.6],
])('shifts: %s', (_, shifts, expected) => expect(vitalsOfTrace([start, ...shifts], URL).cls).toBeCloseTo(expected));

test('refuses a trace of another page', () => {
  expect(() => vitalsOfTrace(visit, 'http://shop.example/other/')).toThrow('no navigation');
});

const traced: Vitals = { ttfb: 200, lcp: 2_000, cls: 0.1, inp: 120 };

test.each<[string, Partial<Vitals>, string[]]>([
  ['figures within 5 %', { ttfb: 209, lcp: 1_910, cls: 0.104, inp: 125 }, []],
  ['a wrong figure', { lcp: 2_200 }, ['lcp is 2200.000, traced 2000.000']],
  ['a figure that was not counted', { inp: Number.NaN }, ['inp is NaN, traced 120.000']],
])('%s', (_, given, expected) => expect(differences({ ...traced, ...given }, traced)).toEqual(expected));
