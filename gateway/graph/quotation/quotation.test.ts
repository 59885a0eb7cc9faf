import { expect, test } from 'vitest';
import { openFakeGraph } from '../../testing/fake-graph.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { customers, registrationInput } from '../customer/customer.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();
const { register } = customers(gateway);

const MONEY = '{ incVat { pence } exVat { pence } }';
const QUOTATION = `id number name clientName clientAddress validUntil leftOut sections { key name }
  lines { sku name options quantity section price ${MONEY} total ${MONEY} }
  goods ${MONEY} delivery ${MONEY} total ${MONEY}`;

interface Money {
  incVat: { pence: number };
  exVat: { pence: number };
}
interface Quotation {
  id: string;
  number: string;
  leftOut: string[];
  lines: { sku: string; section: string | null; quantity: number; price: Money; total: Money }[];
  goods: Money;
  delivery: Money;
  total: Money;
}
interface Result {
  code?: string;
  quotation: Quotation;
  deletedQuotationId?: string;
}

async function change(name: 'Create' | 'Update' | 'Delete', input: object): Promise<Result> {
  const payload = name === 'Delete' ? 'deletedQuotationId' : `quotation { ${QUOTATION} }`;
  const { result } = await gateway.data<{ result: Result }>(mutationOf(`quotation${name}`, payload), { input });
  return result;
}

async function opened(id: string): Promise<Quotation | null | undefined> {
  const query = `query ($id: ID!) { customer { quotation(id: $id) { ${QUOTATION} } } }`;
  return (await gateway.data<{ customer: { quotation: Quotation | null } | null }>(query, { id })).customer?.quotation;
}

async function listOf(lines: readonly object[]): Promise<string> {
  const { result } = await gateway.data<{ result: { list: { id: string } } }>(
    mutationOf('savedListCreate', 'list { id }'),
    { input: { name: 'House', sections: [{ key: 'hall', name: 'Hall' }], lines } },
  );
  return result.list.id;
}

test('a quotation is made of a list, opened again and changed with one call each', async () => {
  await register(registrationInput());
  const listId = await listOf([{ sku: 'L-1', quantity: 4, section: 'hall' }, { sku: 'X-9' }]);
  const { quotation } = await change('Create', { listId, clientName: 'Mrs Lee' });
  expect(gateway.calls).toEqual(['POST /create_quotation']);
  const { lines, goods, delivery, total, leftOut } = quotation;
  expect(lines).toMatchObject([{ sku: 'L-1', section: 'hall', quantity: 4 }]);
  expect(leftOut).toEqual(['X-9']);
  for (const view of ['incVat', 'exVat'] as const) {
    expect(goods[view].pence).toBe(lines[0]?.total[view].pence);
    expect(total[view].pence).toBe(goods[view].pence + delivery[view].pence);
  }
  expect(goods.incVat.pence).toBe((lines[0]?.price.incVat.pence ?? 0) * 4);
  expect(await opened(quotation.id)).toEqual(quotation);
  const changed = await change('Update', { quotationId: quotation.id, clientName: 'Mr Lee' });
  expect(changed.quotation).toEqual({ ...quotation, clientName: 'Mr Lee' });
  const all = await gateway.data('{ customer { quotations { id number total { incVat { pence } } } } }');
  const { id, number } = quotation;
  expect(all).toEqual({ customer: { quotations: [{ id, number, total: { incVat: total.incVat } }] } });
  expect(await change('Delete', { quotationId: id })).toEqual({ deletedQuotationId: id });
  expect(gateway.calls).toEqual(['PUT /delete_quotation']);
  expect(await opened(id)).toBeNull();
});

test('another’s quotation and list, and ids of other types, are not found; a guest has none', async () => {
  await register(registrationInput());
  const listId = await listOf([{ sku: 'L-1' }]);
  const { quotation } = await change('Create', { listId });
  gateway.forget();
  expect(await opened(quotation.id)).toBeUndefined();
  expect(await change('Create', { listId })).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(await change('Delete', { quotationId: quotation.id })).toMatchObject({ code: 'NOT_SIGNED_IN' });
  await register(registrationInput());
  expect(await change('Create', { listId })).toMatchObject({ code: 'SAVED_LIST_NOT_FOUND' });
  for (const quotationId of [quotation.id, listId, encodeId('Product', 'x'), 'nonsense']) {
    expect(await opened(quotationId)).toBeNull();
    expect(await change('Update', { quotationId, clientName: 'Mine' })).toMatchObject({ code: 'QUOTATION_NOT_FOUND' });
    expect(await change('Delete', { quotationId })).toMatchObject({ code: 'QUOTATION_NOT_FOUND' });
  }
});

test.each([
  [{ clientName: 'x'.repeat(101) }, 'INVALID_FIELDS'],
  [{ clientName: 'Mrs\u202E Lee' }, 'INVALID_FIELDS'],
  [{ clientAddress: 'x'.repeat(501) }, 'INVALID_FIELDS'],
  [{ validUntil: '2020-01-01' }, 'QUOTATION_REFUSED'],
])('case %#: a change is refused', async (invalid, code) => {
  await register(registrationInput());
  const { quotation } = await change('Create', { listId: await listOf([{ sku: 'L-1' }]) });
  expect(await change('Update', { quotationId: quotation.id, ...invalid })).toMatchObject({ code });
});

test('a shop API without quotations answers null, and refuses to make one', async () => {
  const graph = await openFakeGraph();
  graph.shop.on('GET /account/info', () => ({ body: { id: 1, email: 'ann@example.com' } }));
  const { data } = await graph.ask('{ customer { quotations { id } } }', {}, null, 'token-of-a-session');
  expect(data).toEqual({ customer: { quotations: null } });
  const refused = await graph.ask(
    'mutation ($listId: ID!) { quotationCreate(input: { listId: $listId }) { ... on UserError { code } } }',
    { listId: encodeId('SavedList', '1') },
    null,
    'token-of-a-session',
  );
  expect(refused.data).toEqual({ quotationCreate: { code: 'QUOTATIONS_UNAVAILABLE' } });
});
