import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebouncedFetch } from './debounced-fetch.ts';

let requests: { term: string; done: (answer: string | null) => void; cancelled: boolean }[];
let answers: [term: string, answer: string | null][];

function open() {
  return createDebouncedFetch<string>({
    isCacheable: (answer) => answer !== 'half an answer',
    delayMilliseconds: 80,
    onAnswer: (term, answer) => answers.push([term, answer]),
    fetch(term, done) {
      const request = { term, done, cancelled: false };
      requests.push(request);
      return () => {
        request.cancelled = true;
      };
    },
  });
}

/** Types a term, and pauses. */
function pause(debounced: ReturnType<typeof open>, term: string) {
  debounced.request(term);
  vi.advanceTimersByTime(80);
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

test('fetches the last term, once typing pauses', () => {
  const debounced = open();
  for (const term of ['d', 'di', 'dim']) {
    debounced.request(term);
    vi.advanceTimersByTime(79);
  }
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ term }) => term)).toEqual(['dim']);
});

test('cancels an outdated request, but not an answered one, and ignores a late answer', () => {
  const debounced = open();
  pause(debounced, 'dim');
  debounced.request('dimmer');
  expect(requests[0]?.cancelled).toBe(true);
  vi.advanceTimersByTime(80);
  requests[1]?.done('new');
  requests[0]?.done('old');
  expect(answers).toEqual([['dimmer', 'new']]);
  debounced.cancel();
  expect(requests[1]?.cancelled).toBe(false);
});

test('caches answers, but not failures', () => {
  const debounced = open();
  pause(debounced, 'dim');
  requests[0]?.done('answer');
  pause(debounced, 'dimm');
  requests[1]?.done(null);
  debounced.request('dim');
  expect(answers.flat()).toEqual(['dim', 'answer', 'dimm', null, 'dim', 'answer']);
  pause(debounced, 'dimm');
  expect(requests.map(({ term }) => term)).toEqual(['dim', 'dimm', 'dimm']);
});

test('requests again what was answered in part', () => {
  const debounced = open();
  for (let time = 0; time < 2; time += 1) {
    pause(debounced, 'dim');
    requests[time]?.done('half an answer');
  }
  expect(requests.map(({ term }) => term)).toEqual(['dim', 'dim']);
});

test('neither fetches nor calls back after it was cancelled', () => {
  const debounced = open();
  debounced.request('dim');
  debounced.cancel();
  vi.advanceTimersByTime(200);
  expect(requests).toEqual([]);
  pause(debounced, 'dim');
  debounced.cancel();
  requests[0]?.done('answer');
  expect(answers).toEqual([]);
});
