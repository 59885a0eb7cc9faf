import { expect, test } from 'vitest';
import { runStatus, type GraphAnswer } from './run-status.rules.ts';

const cost = { requested: 1_033, limit: 10_000, remaining: 2_993_966 };
const tell = (answer: GraphAnswer, run: Partial<Parameters<typeof runStatus>[0]> = {}) =>
  runStatus({ name: 'Look', status: 200, requestsLeft: 1_198, answer, length: 2_345, milliseconds: 48, ...run });

const TOLD = '48 ms · 2.3 kB · left this minute: 2,993,966 of cost, 1,198 requests';
const COST = 'cost 1,033 of 10,000 at most';

test.each<[title: string, answer: GraphAnswer, run: Parameters<typeof tell>[1], text: string, isError: boolean]>([
  ['an answer', { data: { shop: { name: 'S' } }, extensions: { cost } }, {}, `Look – ${COST} · ${TOLD}`, false],
  [
    'a short answer to an operation without a name, where requests are not counted',
    { data: { shop: { code: 'CODE' } }, extensions: { cost } },
    { name: null, length: 20, requestsLeft: null },
    `Unnamed operation – ${COST} · 48 ms · 1 kB · left this minute: 2,993,966 of cost`,
    false,
  ],
  [
    'an error beside data',
    { data: { a: null }, errors: [{ extensions: { code: 'INTERNAL' } }], extensions: { cost } },
    {},
    `Look – ${COST} · an error: INTERNAL · ${TOLD}`,
    true,
  ],
  [
    'a mutation that is refused',
    { data: { a: { code: 'CART_LINE_NOT_FOUND', message: 'No' } }, extensions: { cost } },
    {},
    `Look – ${COST} · refused: CART_LINE_NOT_FOUND · ${TOLD}`,
    true,
  ],
  [
    'a request that is refused',
    { errors: [{ extensions: { code: 'COST_LIMIT' } }, {}] },
    { status: 400 },
    'Look – refused: COST_LIMIT · 48 ms · 2.3 kB',
    true,
  ],
  ['a refusal without a code', { errors: [{}] }, { status: 429 }, 'Look – refused: 429 · 48 ms · 2.3 kB', true],
])('tells %s', (_, answer, run, text, isError) => expect(tell(answer, run)).toEqual({ text, isError }));
