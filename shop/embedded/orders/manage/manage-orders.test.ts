import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../database/open-database.ts';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { runnerOf } from '../../database/staff-program.fixture.ts';
import { readCommand } from '../../database/staff-program.ts';
import { orderCommands, refundOf } from './manage-orders.ts';
import { order } from '../order.fixture.ts';
import { placeOrder, restock } from '../store/order-places.fixture.ts';
import { createOrderStore } from '../store/order-store.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';

test('the program refuses in one line with exit code 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = await openDatabase(databaseLocation({ dataDir: folder }));
  await migrate(db).finally(() => db.destroy());
  const words = ['manage-orders.ts', 'paid', 'ORD-100002', '--data-dir', folder];
  const env = { ...process.env, DATABASE_URL: '' };
  const program = spawnSync('node', words, { cwd: import.meta.dirname, env, encoding: 'utf8' });
  expect(program).toMatchObject({ status: 1, stdout: '', stderr: 'There is no order 100002.\n' });
});

const TRACKING = { tracking: 'A1', carrier: 'DPD', link: 'https://dpd.example/A1' };
const read = (words: string) => readCommand(orderCommands, words.split(' ')).values;

test.each([
  ['list', { limit: 20 }],
  ['list --status paid --before ORD-100042 --limit 5', { status: 'paid', before: 100_042, limit: 5 }],
  ['show ORD-100042', { number: 100_042 }],
  ['cancel ord-100042', { number: 100_042 }],
  ['dispatched 42 --tracking A1 --carrier DPD --link https://dpd.example/A1', { number: 42, ...TRACKING }],
  ['export --since 2026-11-01', { since: '2026-11-01' }],
])('reads %s', (words, values) => expect(read(words)).toEqual(values));

test.each([
  ['refund 1', { amount: null, reference: 'whole order', returned: [] }],
  ['refund 1 --amount 12.5 --reference RMA-1 --restock', { amount: 1_250, reference: 'RMA-1', returned: 'all' }],
])('reads %s', (words, request) => expect(refundOf(read(words))).toEqual(request));

test('reads several returned goods, of any SKU', () =>
  expect(refundOf(read('refund 1 --returned A=B=2 --returned LAMP-1=1')).returned).toEqual([
    { sku: 'A=B', quantity: 2 },
    { sku: 'LAMP-1', quantity: 1 },
  ]));

test.each([
  ['paid ORD-', 'NUMBER: must be a number such as ORD-100042'],
  ['list --status unpaid', '--status'],
  ['list --before yesterday', '--before'],
  ['paid 1 --tracking AB', '--tracking does not belong to paid'],
  ['dispatched 1 --link http://carrier.example/', '--link'],
  ['refund 1 --amount 12.50', '--reference: is needed with --amount'],
  ['refund 1 --returned LAMP-1', '--returned: must be a SKU and how many'],
  ['refund 1 --returned LAMP-1=0', '--returned'],
  ['refund 1 --returned LAMP-1=1 --restock', '--returned: cannot be used with --restock'],
  ['refund 1 --amount 1.005 --reference a', '--amount'],
])('refuses %j', (words, reason) => expect(() => refundOf(read(words))).toThrow(reason));

eachDatabase((store) => {
  test('lists, shows and changes orders beside a running shop', { timeout: 60_000 }, async () => {
    const db = await store.open();
    await restock(db, { 1: 9 });
    const delivery = { ...order.delivery, cost: 0 };
    const running = createOrderStore(db, testCompanyDetails);
    await placeOrder(db, running, new Date(), { paymentMethod: 'bank_transfer', delivery });
    const run = runnerOf(orderCommands, () => store.location());

    expect(await run('list', '--status', 'awaiting_payment')).toMatch(
      /^ORD-100001 · .* · awaiting_payment · bank_transfer · delivered · £12\.00 · Ada Byron · kept until .*\n$/,
    );
    expect(await run('show', '100001')).toContain('1 × Lamp 1 · L-1');
    await expect(run('dispatched', 'ORD-100001')).rejects.toThrow('ORD-100001: It is not paid yet.');
    expect(await run('paid', 'ORD-100001')).toBe('ORD-100001 is paid.\n');
    expect(await run('paid', 'ORD-100001')).toBe('ORD-100001 is paid already. Nothing was changed.\n');
    expect((await running.byNumber(100_001))?.status).toBe('paid');
    expect(await run('preparing', 'ORD-100001')).toBe('ORD-100001 is being prepared.\n');
    await run('dispatched', 'ORD-100001', '--tracking', 'AB123', '--carrier', 'DPD');
    expect(await run('show', '100001')).toContain('Tracking: DPD · AB123');
    expect(await run('preparing', 'ORD-100001')).toBe('ORD-100001 is dispatched already. Nothing was changed.\n');
    await expect(run('cancel', 'ORD-100001')).rejects.toThrow('ORD-100001: ');
    await expect(run('refund', 'ORD-100001', '--amount', '20', '--reference', 'RMA-1')).rejects.toThrow(
      'ORD-100001: Only £12.00 is left to refund.',
    );
    expect(await run('refund', 'ORD-100001', '--restock')).toContain('£12.00 is recorded as refunded.');
    expect(await run('refund', 'ORD-100001')).toContain('Nothing was changed.');
    expect(await run('export', '--since', '2999-01-01')).toMatch(/^order,.*\n$/);
    const exported = (await run('export')).split('\n');
    expect(exported[0]).toMatch(/^order,placed_at,status,.*,refunded_inc_vat,minimum_age$/);
    expect(exported[1]).toMatch(
      /^ORD-100001,.*,dispatched,bank_transfer,.*,DPD,AB123,L-1,Lamp 1,,1,10\.0000,.*,12\.00,$/,
    );
    expect((await readOutbox(db)).map(({ subject }) => subject).sort()).toEqual([
      'A refund for your order ORD-100001',
      'Order ORD-100001 is on its way',
      'We’ve received your payment for order ORD-100001',
      'Your Lumen & Latch order ORD-100001',
    ]);
    await expect(run('paid', 'ORD-100002')).rejects.toThrow('There is no order 100002.');
    await expect(run('pay', 'ORD-100001')).rejects.toThrow('There is no command "pay".');
  });
});
