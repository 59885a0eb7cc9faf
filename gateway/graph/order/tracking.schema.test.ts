import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';

const CALL = 'POST /track_order';
const TRACK = `mutation ($number: String!, $known: String!) {
  orderTrack(input: { number: $number, emailOrPostcode: $known }) {
    ... on UserError { code message }
    ... on InvalidFieldsError { fields { field } }
    ... on TooManyAttemptsError { retryAfterSeconds }
    ... on OrderTrackPayload { order { number status isCollected storeName earliestDate latestDate } }
  }
}`;

let graph: FakeGraph;
let asked: unknown[] = [];
beforeEach(async () => {
  graph = await openFakeGraph();
  asked = [];
});
afterEach(() => graph.close());

const track = async (number = ' ORD-100042 ', known = 'LS1 4DT') => {
  const { data, calls } = await graph.ask(TRACK, { number, known });
  return { result: (data as { orderTrack: Record<string, unknown> }).orderTrack, calls };
};

test('an order is tracked with one call, which carries the caller’s address for the limit', async () => {
  graph.shop.on(CALL, ({ body }) => {
    asked.push(body);
    return {
      body: {
        number: 'ORD-100042',
        placed_at: '2026-11-20T10:00:00Z',
        status: 'dispatched',
        method: 'address',
        date: '2026-11-24',
      },
    };
  });
  expect(await track()).toEqual({
    calls: [CALL],
    result: {
      order: {
        number: 'ORD-100042',
        status: 'DISPATCHED',
        isCollected: false,
        storeName: null,
        earliestDate: '2026-11-24',
        latestDate: '2026-11-24',
      },
    },
  });
  expect(asked).toEqual([{ number: 'ORD-100042', email_or_postcode: 'LS1 4DT', client_address: '203.0.113.9' }]);
});

test.each([
  [{ status: 404, body: { code: 'order_not_found', detail: 'Please check both.' } }, 'ORDER_NOT_FOUND'],
  [{ status: 404, body: { detail: 'Not Found' } }, 'TRACKING_UNAVAILABLE'],
  [{ status: 400, body: { detail: 'No such number.' } }, 'TRACKING_REFUSED'],
  [{ status: 429, headers: { 'retry-after': '60' }, body: { detail: 'Too many.' } }, 'TOO_MANY_ATTEMPTS'],
])('the answer %j is %s', async (answer, code) => {
  graph.shop.on(CALL, () => answer);
  expect((await track()).result).toMatchObject({ code });
});

test('empty fields are refused without a call', async () => {
  expect(await track(' ', '')).toMatchObject({
    calls: [],
    result: { code: 'INVALID_FIELDS', fields: [{ field: 'number' }, { field: 'emailOrPostcode' }] },
  });
});
