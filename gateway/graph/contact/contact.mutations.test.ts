import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';

const graph = useFakeGraph();
const received: unknown[] = [];
beforeEach(() => {
  received.length = 0;
  graph.shop.on('POST /contact_us', ({ body }) => {
    received.push(body);
    return { status: 201, body: { detail: 'Sent', reference: 'AB12CD' } };
  });
});

const ERRORS = '... on UserError { code message } ... on InvalidFieldsError { fields { field message } }';
const SEND = mutationOf('contactSend', 'reference', `__typename ${ERRORS}`);
const input = { name: 'Ada Lane', email: 'ada@example.com', message: 'Does it dim?' };
const send = (changes: object = {}) => graph.ask(SEND, { input: { ...input, ...changes } });

test('sends the normalised message and the client address in one call', async () => {
  expect(await send({ phone: '+44 20 7946 0000', orderNumber: 'ORD-100001' })).toMatchObject({
    errors: [],
    data: { result: { __typename: 'ContactSendPayload', reference: 'AB12CD' } },
    calls: ['POST /contact_us'],
  });
  expect(received).toEqual([
    { ...input, phone: '02079460000', order_number: 'ORD-100001', website: '', client_address: '203.0.113.9' },
  ]);
});

test('returns the invalid fields and sends nothing', async () => {
  expect(await send({ email: 'ada', message: ' ' })).toMatchObject({
    data: { result: { __typename: 'InvalidFieldsError', fields: [{ field: 'email' }, { field: 'message' }] } },
    calls: [],
  });
});

test.each([
  [429, 'ContactThrottledError', 'CONTACT_THROTTLED', 'Later, please.'],
  [400, 'ContactRefusedError', 'CONTACT_REFUSED', 'Later, please.'],
  [404, 'ContactUnavailableError', 'CONTACT_UNAVAILABLE', expect.stringContaining('Please call or email us.')],
])('maps HTTP %i to %s', async (status, __typename, code, message) => {
  graph.shop.on('POST /contact_us', () => ({ status, body: { detail: 'Later, please.' } }));
  expect(await send()).toMatchObject({ errors: [], data: { result: { __typename, code, message } } });
});

test('returns an error when the shop API fails, without a retry', async () => {
  graph.shop.on('POST /contact_us', () => ({ status: 500 }));
  expect(await send()).toMatchObject({ errors: [{ path: ['result'] }], calls: ['POST /contact_us'] });
});
