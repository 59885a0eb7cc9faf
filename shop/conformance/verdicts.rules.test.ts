import { expect, test } from 'vitest';
import { fits, verdictOf, type TriedCall } from './verdicts.rules.ts';

const call = (more: Partial<TriedCall> = {}): TriedCall => ({
  method: 'GET',
  path: '/cart',
  status: 200,
  faults: [],
  refusals: [],
  ...more,
});
const ACCEPTED = 'answered 200 to the token of a link that nobody was sent; expected 400';
const operation = (isOptional: boolean) => ({ method: 'GET', path: '/cart', summary: '', isOptional });

test.each<[string, boolean, TriedCall[], string, string[]]>([
  ['no call', false, [], 'untried', []],
  ['calls of others', false, [call({ path: '/search' }), call({ method: 'POST' })], 'untried', []],
  ['a good answer', false, [call()], 'passed', []],
  ['an answer of another shape', true, [call(), call({ faults: ['no array'] })], 'failed', ['no array']],
  ['no answer', false, [call({ status: 0, faults: ['no answer in time'] })], 'failed', ['no answer in time']],
  ['a 404 of a required call', false, [call({ status: 404 })], 'failed', ['answered 404']],
  ['a 404 of an optional call', true, [call({ status: 404 })], 'missing', []],
  ['a refusal that the shop may give', false, [call({ status: 409, refusals: [409] })], 'untried', []],
  ['such a refusal beside an answer', false, [call({ status: 409, refusals: [409] }), call()], 'passed', []],
  ['a 404 beside an answer', true, [call(), call({ status: 404 })], 'failed', ['answered 404']],
  ['a refused token of nobody', true, [call({ status: 400, refusals: 'expected' })], 'passed', []],
  ['an accepted token of nobody', true, [call({ refusals: 'expected' })], 'failed', [ACCEPTED]],
  ['a refusal', false, [call({ status: 401 })], 'failed', ['answered 401']],
])('%s, optional: %s', (_, isOptional, calls, outcome, faults) => {
  expect(verdictOf(operation(isOptional), calls)).toMatchObject({ outcome, faults });
});

test('a shop fits when nothing fails, whatever optional is missing', () => {
  const verdicts = [verdictOf(operation(false), [call()]), verdictOf(operation(true), [call({ status: 404 })])];
  expect(fits(verdicts)).toBe(true);
  expect(fits([...verdicts, verdictOf(operation(true), [call({ status: 500 })])])).toBe(false);
});
