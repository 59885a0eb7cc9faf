import { expect, test } from 'vitest';
import { openFakeGraph } from '../../testing/fake-graph.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { customers, registrationInput } from '../customer/customer.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();
const { register } = customers(gateway);

interface List {
  id: string;
  name: string;
  lines: { sku: string; quantity: number; note: string }[];
  shareKey: string | null;
}
interface Result {
  code?: string;
  message?: string;
  fields?: { field: string; message: string }[];
  list: List;
  deletedListId?: string;
}

const LIST = 'id name lines { sku quantity note section } sections { key name note } shareKey';

async function change(name: 'Create' | 'Update' | 'Delete' | 'Share', input: object): Promise<Result> {
  const payload = name === 'Delete' ? 'deletedListId' : `list { ${LIST} }`;
  const fields = name === 'Delete' || name === 'Share' ? '' : '... on InvalidFieldsError { fields { field message } }';
  const { result } = await gateway.data<{ result: Result }>(
    mutationOf(`savedList${name}`, payload, `... on UserError { code message } ${fields}`),
    { input },
  );
  return result;
}

async function lists(): Promise<List[] | undefined> {
  const { customer } = await gateway.data<{ customer: { savedLists: List[] } | null }>(
    `{ customer { savedLists { ${LIST} } } }`,
  );
  return customer?.savedLists;
}

async function opened(key: string) {
  const query =
    'query ($key: String!) { sharedSavedList(key: $key) { name sharedBy sections { key } lines { sku section } } }';
  return (await gateway.data<{ sharedSavedList: object | null }>(query, { key })).sharedSavedList;
}

test('a list is saved, changed, shared and deleted with one call each', async () => {
  await register(registrationInput({ company: 'Lee Interiors' }));
  const sections = [{ key: 'hall', name: 'Hall', note: 'White walls' }];
  const line = { sku: 'L-1', quantity: 4, note: 'Hall', section: 'hall' };
  const typed = { sections: [{ ...sections[0], name: ' Hall\t' }], lines: [{ ...line, note: 'H\u202Eall\u0000' }] };
  const { list } = await change('Create', { name: 'Kitchen', ...typed });
  expect(gateway.calls).toEqual(['POST /create_saved_list']);
  expect(list).toMatchObject({ name: 'Kitchen', sections, lines: [line], shareKey: null });
  const changed = await change('Update', {
    listId: list.id,
    name: 'Hall',
    lines: [
      { sku: 'L-2', section: 'hall' },
      { sku: 'L-3', quantity: 2 },
    ],
    sections: [{ key: 'loft', name: 'Loft' }],
    sectionOrder: ['loft', '\u0000'],
    removedSkus: ['l1', '\u0000'],
    order: ['', 'L-3', 'L-2'],
  });
  expect(gateway.calls).toEqual(['PUT /update_saved_list']);
  expect(changed.list).toMatchObject({ name: 'Hall', lines: [{ sku: 'L-3', quantity: 2 }, { sku: 'L-2' }] });
  expect(await lists()).toEqual([changed.list]);
  expect(gateway.calls).toEqual(['GET /account/info', 'GET /saved_lists']);

  const { shareKey } = (await change('Share', { listId: list.id, isShared: true })).list;
  gateway.forget();
  expect(await opened(shareKey ?? '')).toEqual({
    name: 'Hall',
    sharedBy: 'Lee Interiors',
    sections: [{ key: 'loft' }, { key: 'hall' }],
    lines: [
      { sku: 'L-3', section: null },
      { sku: 'L-2', section: 'hall' },
    ],
  });
});

test('another’s list and an id of another type are not found, and a guest has no lists', async () => {
  await register(registrationInput());
  const { list } = await change('Create', { name: 'Kitchen' });
  gateway.forget();
  expect(await lists()).toBeUndefined();
  expect(await change('Create', { name: 'Hall' })).toMatchObject({ code: 'NOT_SIGNED_IN' });
  await register(registrationInput());
  for (const listId of [list.id, encodeId('Product', 'x'), 'nonsense']) {
    expect(await change('Update', { listId, name: 'Mine' })).toMatchObject({ code: 'SAVED_LIST_NOT_FOUND' });
    expect(await change('Share', { listId, isShared: true })).toMatchObject({ code: 'SAVED_LIST_NOT_FOUND' });
    expect(await change('Delete', { listId })).toMatchObject({ code: 'SAVED_LIST_NOT_FOUND' });
  }
});

test('a name that is taken is refused', async () => {
  await register(registrationInput());
  const first = await change('Create', { name: 'Kitchen' });
  await change('Create', { name: 'Hall' });
  expect(await change('Create', { name: 'kitchen' })).toMatchObject({ code: 'SAVED_LIST_NAME_TAKEN' });
  expect(await change('Update', { listId: first.list.id, name: 'Hall' })).toMatchObject({
    code: 'SAVED_LIST_NAME_TAKEN',
  });
});

test.each([
  [{ name: 'Hall\u202E' }, 'name'],
  [{ name: 'Hall', sections: [{ key: 'a', name: 'Ha\nll' }] }, 'sections.0.name'],
  [{ name: 'Hall', lines: [{ sku: 'L-1' }, { sku: '–' }] }, 'lines.1.sku'],
  [{ name: 'Hall', lines: [{ sku: 'L-1', quantity: 0 }] }, 'lines.0.quantity'],
  [{ name: 'Hall', lines: [{ sku: 'L-1', note: 'x'.repeat(301) }] }, 'lines.0.note'],
  [{ name: 'Hall', lines: [{ sku: 'L-1', section: 'a b' }] }, 'lines.0.section'],
  [{ name: 'Hall', sections: [{ key: 'a b', name: 'Hall' }] }, 'sections.0.key'],
  [{ name: 'Hall', sections: Array.from({ length: 41 }, () => ({ key: 'a', name: 'A' })) }, 'sections'],
  [{ name: 'Hall', lines: Array.from({ length: 501 }, (_, index) => ({ sku: `L-${index}` })) }, 'lines'],
])('case %#: an invalid field is named, and no call is made', async (input, field) => {
  await register(registrationInput());
  const { code, fields } = await change('Create', input);
  expect([code, fields?.map((refused) => refused.field), gateway.calls]).toEqual(['INVALID_FIELDS', [field], []]);
});

test('a shop API without sections has lists whose sections are null', async () => {
  const graph = await openFakeGraph();
  graph.shop.on('GET /account/info', () => ({ body: { id: 1, email: 'ann@example.com' } }));
  const list = { id: 1, name: 'Hall', lines: [{ sku: 'L-1', quantity: 1 }], updated_at: '2026-11-26T10:00:00Z' };
  graph.shop.on('GET /saved_lists', () => ({ body: { lists: [list] } }));
  const query = '{ customer { savedLists { sections { key } lines { sku section } } } }';
  const { data, errors } = await graph.ask(query, {}, null, 'token-of-a-session');
  const savedLists = [{ sections: null, lines: [{ sku: 'L-1', section: null }] }];
  expect([data, errors]).toEqual([{ customer: { savedLists } }, []]);
});

test('a shop API without lists answers null, and refuses changes; one that refuses says why', async () => {
  const graph = await openFakeGraph();
  graph.shop.on('GET /account/info', () => ({ body: { id: 1, email: 'ann@example.com' } }));
  const ask = (query: string) => graph.ask(query, {}, null, 'token-of-a-session');
  const { data, errors } = await ask('{ customer { savedLists { id } } }');
  expect([data, errors]).toEqual([{ customer: { savedLists: null } }, []]);
  const create = 'mutation { savedListCreate(input: { name: "Hall" }) { ... on UserError { code message } } }';
  expect((await ask(create)).data).toMatchObject({ savedListCreate: { code: 'SAVED_LISTS_UNAVAILABLE' } });
  graph.shop.on('POST /create_saved_list', () => ({ status: 400, body: { detail: 'You have 50 lists.' } }));
  expect((await ask(create)).data).toEqual({
    savedListCreate: { code: 'SAVED_LIST_REFUSED', message: 'You have 50 lists.' },
  });
});
