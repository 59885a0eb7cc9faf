import { expect, test } from 'vitest';
import type { QuotationRecord, QuotationSummaryRecord } from '@storefront/schema/rest/customer/quotation.ts';
import type { SavedListRecord } from '@storefront/schema/rest/customer/saved-list.ts';
import { eachSharedDatabase } from '../../database/database.fixture.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts } from '../customers/account.fixture.ts';

/** A variant of the test shop. */
const sku = 'V-1001';

type Answer = QuotationRecord & { code?: string };

eachSharedDatabase((store) => {
  const shop = useTestShop(store);
  const { register } = accounts(shop);

  async function customer(lines: readonly object[]) {
    const { token } = await register();
    const hall = { key: 'hall', name: 'Hall', note: '' };
    const saved = { name: 'House', sections: [hall], lines };
    const list = (await shop.send<SavedListRecord>('POST', `/create_saved_list?token=${token}`, saved)).body;
    return {
      list,
      token,
      create: (body: object = {}) =>
        shop.send<Answer>('POST', `/create_quotation?token=${token}`, { list_id: String(list.id), ...body }),
      update: (id: string | number, body: object) =>
        shop.send<Answer>('PUT', `/update_quotation?token=${token}&quotation_id=${id}`, body),
      remove: (id: string | number) => shop.send<Answer>('PUT', `/delete_quotation?token=${token}&quotation_id=${id}`),
      read: (id: string | number) => shop.get<Answer>(`/quotation?token=${token}&quotation_id=${id}`),
      exported: () => shop.get<{ quotations: QuotationRecord[] }>(`/account/export?token=${token}`),
      all: async () =>
        (await shop.get<{ quotations: QuotationSummaryRecord[] }>(`/quotations?token=${token}`)).body.quotations,
    };
  }

  test('a quotation keeps lines, sections and prices of the list, which may change afterwards', async () => {
    const { create, read, all, exported } = await customer([
      { sku, quantity: 2, section: 'hall', note: 'Left' },
      { sku: 'X-9', quantity: 1 },
    ]);
    const { status, body } = await create({ client_name: ' Mrs Lee ', client_address: '1 Mill Lane\nLeeds' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^Q-\d{6}$/) as string,
      name: 'House',
      client_name: 'Mrs Lee',
      client_address: '1 Mill Lane\nLeeds',
      sections: [{ key: 'hall', name: 'Hall' }],
      lines: [{ sku, quantity: 2, section: 'hall', note: 'Left', price: expect.any(Number) as number }],
      left_out: ['X-9'],
    });
    expect((await read(body.id)).body).toEqual(body);
    expect((await exported()).body.quotations).toEqual([body]);
    expect(await all()).toMatchObject([{ number: body.number, total_inc_vat: body.total_inc_vat }]);
  });

  test('fifty made at once have numbers of their own, without gaps', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => customer([{ sku, quantity: 1 }])));
    const calls = customers.flatMap(({ create }) => Array.from({ length: 10 }, () => create()));
    const made = await Promise.all(calls);
    const numbers = made.map(({ body }) => Number(body.number.slice(2))).toSorted((one, other) => one - other);
    expect(new Set(numbers).size).toBe(50);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(49);
  });

  test('the client and the last day change, the prices do not', async () => {
    const { create, update } = await customer([{ sku, quantity: 1 }]);
    const { body } = await create();
    const day = new Date(Date.parse(body.issued_at) + 86_400_000 * 60).toISOString().slice(0, 10);
    const changed = (await update(body.id, { client_name: 'Mr Lee', valid_until: day })).body;
    expect(changed).toEqual({ ...body, client_name: 'Mr Lee', valid_until: day });
    expect(await update(body.id, { valid_until: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_day' },
    });
  });

  test('a deleted quotation is gone, and its number is not issued again', async () => {
    const { create, read, remove, all, exported } = await customer([{ sku, quantity: 1 }]);
    const { body } = await create();
    expect((await remove(body.id)).status).toBe(200);
    expect([(await read(body.id)).body.code, await all()]).toEqual(['quotation_not_found', []]);
    expect((await exported()).body.quotations).toEqual([]);
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { code: 'quotation_not_found' } });
    expect((await create()).body.number > body.number).toBe(true);
  });

  test('a list without prices makes none', async () => {
    const { create, all } = await customer([{ sku: 'X-9', quantity: 1 }]);
    expect(await create()).toMatchObject({ status: 422, body: { code: 'nothing_to_quote' } });
    expect(await all()).toEqual([]);
  });

  test('another’s list and quotation are not found, and a guest has none', async () => {
    const [ann, ben] = [await customer([{ sku, quantity: 1 }]), await customer([])];
    const { body } = await ann.create();
    expect((await ben.create({ list_id: String(ann.list.id) })).body.code).toBe('list_not_found');
    const refused = [
      await ben.read(body.id),
      await ben.update(body.id, { client_name: 'Mine' }),
      await ben.remove(body.id),
      await ann.read('__proto__'),
    ];
    expect(refused.map(({ status, body: { code } }) => [status, code])).toEqual(
      refused.map(() => [404, 'quotation_not_found']),
    );
    expect([(await ann.read(body.id)).body.client_name, await ben.all()]).toEqual(['', []]);
    for (const token of ['', 'token=a-token-of-nobody&'])
      expect((await shop.get(`/quotation?${token}quotation_id=${body.id}`)).status).toBe(401);
  });

  test('the link of a list opens the list, and its key no quotation of it', async () => {
    const { list, token, create, read } = await customer([{ sku, quantity: 1 }]);
    const { body } = await create({ client_name: 'Mrs Lee' });
    const shared = await shop.send<SavedListRecord>('PUT', `/share_saved_list?token=${token}&list_id=${list.id}`, {
      is_shared: true,
    });
    const key = shared.body.share_key ?? '';
    const opened = await shop.get<SavedListRecord>(`/shared_saved_list?key=${key}`);
    expect([opened.status, opened.body.name]).toEqual([200, 'House']);
    for (const kept of ['Mrs Lee', body.number, String(body.id)])
      expect(JSON.stringify(opened.body)).not.toContain(kept);
    expect((await read(key)).status).toBe(404);
    expect((await shop.get(`/quotation?token=${key}&quotation_id=${body.id}`)).status).toBe(401);
    expect((await shop.get(`/shared_saved_list?key=${body.id}`)).status).toBe(404);
  });
});
