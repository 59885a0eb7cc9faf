import { expect, test } from 'vitest';
import type { SavedListRecord, SharedListRecord } from '@storefront/schema/rest/customer/saved-list.ts';
import { eachSharedDatabase } from '../../database/database.fixture.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD } from '../customers/account.fixture.ts';

type Answer = SavedListRecord & { code?: string };

eachSharedDatabase((store) => {
  const shop = useTestShop(store);
  const { register } = accounts(shop);
  const line = (sku: string, quantity = 1, note = '') => ({ sku, quantity, note });
  const skus = ({ lines }: { lines: readonly { sku: string }[] }) => lines.map(({ sku }) => sku);

  /** Requests of one signed-in customer. */
  function requests(token: string) {
    const send = (method: 'POST' | 'PUT', path: string, body?: object) => shop.send<Answer>(method, path, body ?? {});
    return {
      create: (body: object) => send('POST', `/create_saved_list?token=${token}`, body),
      update: (id: string | number, body: object) =>
        send('PUT', `/update_saved_list?token=${token}&list_id=${id}`, body),
      share: (id: string | number, isShared: boolean) =>
        send('PUT', `/share_saved_list?token=${token}&list_id=${id}`, { is_shared: isShared }),
      remove: (id: string | number) => send('PUT', `/delete_saved_list?token=${token}&list_id=${id}`),
      all: async () => (await shop.get<{ lists: SavedListRecord[] }>(`/saved_lists?token=${token}`)).body.lists,
    };
  }
  const customer = async () => requests((await register()).token);
  const opened = (key: string | null | undefined) => shop.get<SharedListRecord>(`/shared_saved_list?key=${key}`);

  test('a list is saved, changed line by line, and deleted', async () => {
    const { create, update, remove, all } = await customer();
    const created = await create({ name: '  Mrs  Lee’s kitchen ', lines: [line('A-1', 2, 'Hall')] });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'Mrs Lee’s kitchen', lines: [line('A-1', 2, 'Hall')], share_key: null },
    });
    const { id } = created.body;
    const changed = await update(id, { lines: [line('B-2'), line('a1', 5)], order: ['B-2', 'A-1'] });
    expect(changed.body.lines).toEqual([line('B-2'), line('a1', 5)]);
    await update(id, { name: 'Kitchen', removed_skus: ['B-2', 'X-9'] });
    expect(await all()).toMatchObject([{ id, name: 'Kitchen', lines: [line('a1', 5)] }]);
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect([await all(), (await remove(id)).status]).toEqual([[], 404]);
  });

  test('a list has sections, and a line of a removed one stays', async () => {
    const { create, update, share, all } = await customer();
    const hall = { key: 'hall', name: 'Hall', note: 'White walls' };
    const loft = { key: 'loft', name: 'Loft', note: '' };
    const { id, sections } = (
      await create({ name: 'House', sections: [hall], lines: [{ ...line('A-1'), section: 'hall' }] })
    ).body;
    expect(sections).toEqual([hall]);
    await update(id, { sections: [loft], section_order: ['loft'], lines: [line('A-1', 3)] });
    const moved = [{ ...line('A-1', 3), section: 'hall' }];
    expect(await all()).toMatchObject([{ sections: [loft, hall], lines: moved }]);
    const key = (await share(id, true)).body.share_key;
    expect((await opened(key)).body).toMatchObject({ sections: [loft, hall], lines: moved });
    await update(id, { removed_sections: ['hall', 'attic'] });
    expect(await all()).toMatchObject([{ sections: [loft], lines: [line('A-1', 3)] }]);
  });

  test('changes made at once are all kept', async () => {
    const { create, update, all } = await customer();
    const { id } = (await create({ name: 'Kitchen' })).body;
    const codes = ['A-1', 'B-2', 'C-3', 'D-4'];
    await Promise.all(codes.map((sku) => update(id, { lines: [line(sku)] })));
    expect((await all()).map((list) => skus(list).toSorted())).toEqual([codes]);
  });

  test('a name is a customer’s once, whatever its case', async () => {
    const [ann, ben] = [await customer(), await customer()];
    const kitchen = (await ann.create({ name: 'Kitchen' })).body;
    const hall = (await ann.create({ name: 'Hall' })).body;
    const taken = { status: 409, body: { code: 'list_name_taken' } };
    expect(await ann.create({ name: 'KITCHEN' })).toMatchObject(taken);
    expect(await ann.update(hall.id, { name: 'kitchen' })).toMatchObject(taken);
    expect((await ann.update(kitchen.id, { name: 'KITCHEN' })).status).toBe(200);
    expect((await ben.create({ name: 'Kitchen' })).status).toBe(201);
  });

  test('limits are 50 lists, 40 sections and 500 lines', async () => {
    const { create, update, all } = await customer();
    const many = Array.from({ length: 500 }, (_, index) => line(`C-${index}`));
    const { id } = (await create({ name: 'Full', lines: many })).body;
    expect(await update(id, { lines: [line('C-500')] })).toMatchObject({
      status: 409,
      body: { code: 'too_many_list_lines' },
    });
    expect((await update(id, { lines: [line('C-500')], removed_skus: ['C-1'] })).status).toBe(200);
    expect((await create({ name: 'More', lines: [...many, line('C-500')] })).status).toBe(422);
    const sections = Array.from({ length: 40 }, (_, index) => ({ key: `s-${index}`, name: `Room ${index}` }));
    expect((await update(id, { sections })).status).toBe(200);
    expect(await update(id, { sections: [{ key: 'one-more', name: 'Attic' }] })).toMatchObject({
      status: 409,
      body: { code: 'too_many_list_sections' },
    });
    const created = await Promise.all(Array.from({ length: 52 }, (_, index) => create({ name: `List ${index}` })));
    expect(created.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 }, () => 'too_many_lists'),
    );
    expect(await all()).toHaveLength(50);
  });

  test.each([
    [{ name: ' ' }],
    [{ name: 'Hall', lines: [line('–')] }],
    [{ name: 'Hall', lines: [line('A-1', 0)] }],
    [{ name: 'Hall', sections: [{ key: 'a b', name: 'Hall' }] }],
  ])('refuses the list %j', async (body) => {
    const { create, all } = await customer();
    expect([(await create(body)).status, await all()]).toEqual([422, []]);
  });

  test('a link opens a list to anyone until it is revoked, and a new link is another', async () => {
    const token = (await register({ company: 'Lee Interiors' })).token;
    const { create, share, all } = requests(token);
    const { id } = (await create({ name: 'Kitchen', lines: [line('A-1', 2, 'Hall')] })).body;
    const key = (await share(id, true)).body.share_key;
    expect((await share(id, true)).body.share_key).toBe(key);
    expect(await opened(key)).toMatchObject({
      status: 200,
      body: { name: 'Kitchen', lines: [line('A-1', 2, 'Hall')], sections: [], shared_by: 'Lee Interiors' },
    });
    expect((await share(id, false)).body.share_key).toBeNull();
    // Nor does the lack of a key open it.
    for (const none of [key, '', 'null', '__proto__']) expect((await opened(none)).status).toBe(404);
    expect((await share(id, true)).body.share_key).not.toBe(key);
    expect(JSON.stringify((await shop.get(`/account/export?token=${token}`)).body)).not.toContain(
      (await all())[0]?.share_key,
    );
  });

  test('another’s list is not found, and a guest has none', async () => {
    const [ann, ben] = [await customer(), await customer()];
    const { id } = (await ann.create({ name: 'Kitchen' })).body;
    const answers = [await ben.update(id, { name: 'Mine' }), await ben.share(id, true), await ben.remove(id)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'list_not_found']));
    expect([await ben.all(), (await ann.all())[0]?.name]).toEqual([[], 'Kitchen']);
    expect((await shop.get('/saved_lists')).status).toBe(401);
    expect((await requests('a-token-of-nobody').create({ name: 'Kitchen' })).status).toBe(401);
  });

  test('lists are in the export of an account, and are deleted with it', async () => {
    const { token } = await register();
    const { create, share } = requests(token);
    const { id } = (await create({ name: 'Kitchen', lines: [line('A-1')] })).body;
    const key = (await share(id, true)).body.share_key;
    expect((await shop.get(`/account/export?token=${token}`)).body).toMatchObject({
      saved_lists: [{ name: 'Kitchen', lines: [line('A-1')] }],
    });
    await shop.send('POST', `/delete_account?token=${token}`, { password: PASSWORD });
    expect((await opened(key)).status).toBe(404);
  });
});
