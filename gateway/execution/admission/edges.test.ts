import { expect, test } from 'vitest';
import { checkCostLimits } from './operation-cost.ts';
import { readParams } from '../graphql-params.ts';
import { checkHttpRequest } from './http-request.ts';
import { isRequestError, type RequestError } from './request-error.ts';
import { COST_LIMITS, DOCUMENT_LIMITS, INPUT_LIMITS, REQUEST_LIMITS } from '../../limits.data.ts';

const checkUrl = (characters: number) =>
  checkHttpRequest({ method: 'GET', url: '/graphql?'.padEnd(characters, 'x'), headers: {} });
const checkBody = (bytes: number) =>
  checkHttpRequest({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'content-length': String(bytes) },
  });
const rejectionOf = (read: object) => (isRequestError(read) ? read : null);
const checkVariable = (value: unknown) => rejectionOf(readParams({ query: '{ __typename }', variables: { value } }));
/** Checks variables nested this deep; the object of variables is the first level. */
const checkNesting = (levels: number) =>
  checkVariable(Array.from({ length: levels - 1 }).reduce<unknown>((inner) => [inner], 1));
const checkCost = (measure: 'complexity' | 'depth' | 'breadth') => (value: number) =>
  checkCostLimits({ complexity: 1, depth: 1, breadth: 1, [measure]: value });

test.each<[name: string, limit: number, check: (size: number) => RequestError | null, code: string]>([
  ['URL length', REQUEST_LIMITS.addressCharacters, checkUrl, 'REQUEST_ENTITY_TOO_LARGE'],
  ['body size', REQUEST_LIMITS.bodyBytes, checkBody, 'REQUEST_ENTITY_TOO_LARGE'],
  ['string length in variables', INPUT_LIMITS.characters, (size) => checkVariable('x'.repeat(size)), 'INPUT_TOO_LARGE'],
  [
    'list length in variables',
    DOCUMENT_LIMITS.listItems,
    (size) => checkVariable(Array.from({ length: size }, () => 1)),
    'INPUT_TOO_LARGE',
  ],
  ['nesting of variables', INPUT_LIMITS.depth + 1, checkNesting, 'INPUT_TOO_LARGE'],
  ['complexity', COST_LIMITS.complexity, checkCost('complexity'), 'OPERATION_TOO_COMPLEX'],
  ['depth', COST_LIMITS.depth, checkCost('depth'), 'OPERATION_TOO_COMPLEX'],
  ['breadth', COST_LIMITS.breadth, checkCost('breadth'), 'OPERATION_TOO_COMPLEX'],
])('accepts %s %i and rejects one more', (_, limit, check, code) => {
  expect([check(limit), check(limit + 1)?.code]).toEqual([null, code]);
});
