import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAsker } from './asker.ts';

let asked: { term: string; done: (answer: string | null) => void; takenBack: boolean }[];
let answers: [term: string, answer: string | null][];

function open() {
  return createAsker<string>({
    restMilliseconds: 80,
    onAnswer: (term, answer) => answers.push([term, answer]),
    ask(term, done) {
      const question = { term, done, takenBack: false };
      asked.push(question);
      return () => {
        question.takenBack = true;
      };
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

test('a question is sent once typing rests, for the last term', () => {
  const asker = open();
  for (const term of ['d', 'di', 'dim']) {
    asker.want(term);
    vi.advanceTimersByTime(79);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ term }) => term)).toEqual(['dim']);
});

test('a late answer for an older term never replaces a newer one', () => {
  const asker = open();
  asker.want('dim');
  vi.advanceTimersByTime(80);
  asker.want('dimmer');
  vi.advanceTimersByTime(80);
  asked[1]?.done('new');
  asked[0]?.done('old');
  expect(answers).toEqual([['dimmer', 'new']]);
});

test('a question that is out of date is taken back; an answered one is not', () => {
  const asker = open();
  asker.want('dim');
  vi.advanceTimersByTime(80);
  asker.want('dimmer');
  expect(asked[0]?.takenBack).toBe(true);
  vi.advanceTimersByTime(80);
  asked[1]?.done('answer');
  asker.stop();
  expect(asked[1]?.takenBack).toBe(false);
});

test('an answer is kept for the way back, a failure is not', () => {
  const asker = open();
  asker.want('dim');
  vi.advanceTimersByTime(80);
  asked[0]?.done('answer');
  asker.want('dimm');
  vi.advanceTimersByTime(80);
  asked[1]?.done(null);
  asker.want('dim');
  expect(answers).toEqual([
    ['dim', 'answer'],
    ['dimm', null],
    ['dim', 'answer'],
  ]);
  asker.want('dimm');
  vi.advanceTimersByTime(80);
  expect(asked.map(({ term }) => term)).toEqual(['dim', 'dimm', 'dimm']);
});

test('after a stop nothing is sent and nothing is told', () => {
  const asker = open();
  asker.want('dim');
  asker.stop();
  vi.advanceTimersByTime(200);
  expect(asked).toEqual([]);
  asker.want('dim');
  vi.advanceTimersByTime(80);
  asker.stop();
  asked[0]?.done('answer');
  expect(answers).toEqual([]);
});
