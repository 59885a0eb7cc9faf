import { expect, test } from 'vitest';
import { useTestGateway } from '../../../testing/gateway.fixture.ts';
import { openFakeGraph } from '../../../testing/fake-graph.ts';
import { mutationOf } from '../../../testing/mutation-of.ts';
import { encodeId } from '../../ids.rules.ts';
import { customers, registrationInput } from '../customer.fixture.ts';

const gateway = useTestGateway();
const { call, register, refusal, refusedFields, fields } = customers(gateway);

const address = { address1: '2 Lamp Street', city: 'Leeds', postcode: 'ls1 1aa' };
const change = (name: string, addressId: string, more: { address?: object } = {}) => {
  const [changed, errors] = more.address ? ['address { id address1 }', refusedFields] : ['', refusal];
  return call(`customerAddress${name}`, `${fields} ${changed}`, { addressId, ...more }, errors);
};

test('addresses can be added, changed, made the default and deleted', async () => {
  const { customer } = await register(registrationInput());
  const created = await call('customerAddressCreate', fields, { address });
  const [first, second] = created.customer.addresses;
  expect([first, second]).toMatchObject([
    { id: customer.addresses[0]?.id, isDefault: true },
    { postcode: 'LS1 1AA', country: 'United Kingdom', isDefault: false },
  ]);
  expect((await change('SetDefault', second?.id ?? '')).customer.addresses.map(({ isDefault }) => isDefault)).toEqual([
    false,
    true,
  ]);
  const changed = { ...address, address1: '3 Lamp Street' };
  const updated = await change('Update', second?.id ?? '', { address: changed });
  expect(updated).toMatchObject({ address: { id: second?.id, address1: '3 Lamp Street' } });
  expect(updated.customer.addresses[1]).toMatchObject({ address1: '3 Lamp Street' });
  expect(await change('Update', second?.id ?? '', { address: { ...address, city: '' } })).toMatchObject({
    fields: [{ field: 'address.city', message: 'Please enter your town or city.' }],
  });
  expect((await change('Delete', second?.id ?? '')).customer.addresses).toMatchObject([
    { id: first?.id, isDefault: true },
  ]);
});

test('addresses of another customer are not found by nodes or mutations', async () => {
  const { customer } = await register(registrationInput());
  const id = customer.addresses[0]?.id ?? '';
  const nodes = () => gateway.data('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id, customer.id] });
  expect(await nodes()).toEqual({ nodes: [{ id }, { id: customer.id }] });
  for (const isSignedIn of [true, false]) {
    gateway.forget();
    if (isSignedIn) await register(registrationInput());
    expect(await nodes()).toEqual({ nodes: [null, null] });
  }
  await register(registrationInput());
  for (const name of ['SetDefault', 'Delete'])
    expect(await change(name, id)).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  expect(await change('Delete', encodeId('Order', id))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
});

test.each<[what: string, addresses: object[], code: string]>([
  ['a shop API without an address book says so', [{ id: 7 }], 'ACCOUNTS_UNAVAILABLE'],
  ['an address that was deleted meanwhile is not found', [], 'ADDRESS_NOT_FOUND'],
])('%s', async (_, addresses, code) => {
  const graph = await openFakeGraph();
  const reads = [[{ id: 7 }], addresses];
  graph.shop.on('GET /account/info', () => ({
    body: { id: 1, email: 'ada@shopper.example', addresses: reads.shift() },
  }));
  const { data } = await graph.ask(
    mutationOf('customerAddressDelete', '__typename'),
    { input: { addressId: encodeId('CustomerAddress', '7') } },
    null,
    'token-of-a-session',
  );
  expect(data).toMatchObject({ result: { code } });
  expect(JSON.stringify(data)).not.toContain('order as a guest');
});
