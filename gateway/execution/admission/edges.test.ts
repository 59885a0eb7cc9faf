import { expect, test } from 'vitest';
import { LIMITS } from '../../graph/builder.ts';
import { checkCostLimits } from './operation-cost.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { INPUT_LIMITS, checkParams } from './params-limits.ts';
import { BODY_BYTES_MAXIMUM, checkHttpRequest, URL_CHARACTERS_MAXIMUM } from './http-request.ts';
import type { RequestError } from './request-error.ts';

const nothingForeign = () => false;
const addressOf = (characters: number) =>
  checkHttpRequest({ method: 'GET', url: '/graphql?'.padEnd(characters, 'x'), headers: {} }, nothingForeign);
const bodyOf = (bytes: number) =>
  checkHttpRequest(
    {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'content-length': String(bytes) },
    },
    nothingForeign,
  );
const variable = (value: unknown) => checkParams({ query: '{ __typename }', variables: { value } });
/** Variables of so many levels, those that hold the value itself counted. */
const nested = (levels: number) => variable(Array.from({ length: levels - 1 }).reduce<unknown>((inner) => [inner], 1));
const costing = (measure: 'complexity' | 'depth' | 'breadth') => (value: number) =>
  checkCostLimits({ complexity: 1, depth: 1, breadth: 1, [measure]: value });

test.each<[name: string, limit: number, refusalAt: (size: number) => RequestError | null, code: string]>([
  ['an address', URL_CHARACTERS_MAXIMUM, addressOf, 'REQUEST_ENTITY_TOO_LARGE'],
  ['a body', BODY_BYTES_MAXIMUM, bodyOf, 'REQUEST_ENTITY_TOO_LARGE'],
  ['a text in variables', INPUT_LIMITS.characters, (size) => variable('x'.repeat(size)), 'INPUT_TOO_LARGE'],
  [
    'a list in variables',
    DOCUMENT_LIMITS.listItems,
    (size) => variable(Array.from({ length: size }, () => 1)),
    'INPUT_TOO_LARGE',
  ],
  ['levels of variables', INPUT_LIMITS.depth + 1, nested, 'INPUT_TOO_LARGE'],
  ['complexity', LIMITS.complexity, costing('complexity'), 'OPERATION_TOO_COMPLEX'],
  ['depth', LIMITS.depth, costing('depth'), 'OPERATION_TOO_COMPLEX'],
  ['breadth', LIMITS.breadth, costing('breadth'), 'OPERATION_TOO_COMPLEX'],
])('admits %s of %i, and rejects one more', (_, limit, refusalAt, code) => {
  expect([refusalAt(limit), refusalAt(limit + 1)?.code]).toEqual([null, code]);
});
