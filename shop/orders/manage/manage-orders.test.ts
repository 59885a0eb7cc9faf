import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import type { DatabaseLocation } from '../../database/open-database.ts';
import { checkoutOf, fillCarts, restock, type FilledCart } from '../store/order-places.fixture.ts';
import { createOrderStore } from '../store/order-store.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';

/** Runs the program as `npm run orders` does, on a SQLite file (--data-dir) or a database (DATABASE_URL). */
function orders(
  location: DatabaseLocation,
  ...words: string[]
): Promise<{ code: number; told: string; refused: string }> {
  const place = 'file' in location ? ['--data-dir', dirname(location.file)] : [];
  const env = {
    ...process.env,
    ...('file' in location ? { DATABASE_URL: '' } : { DATABASE_URL: location.databaseUrl }),
  };
  return new Promise((resolve) => {
    execFile(
      'node',
      [join(import.meta.dirname, 'manage-orders.ts'), ...words, ...place],
      { env },
      (error, told, refused) =>
        resolve({ code: error ? Number(error.code) : 0, told, refused: refused.split('\n')[0] ?? '' }),
    );
  });
}

eachDatabase((store) => {
  test(
    'lists, shows and changes orders beside a running shop; a second run changes nothing',
    { timeout: 60_000 },
    async () => {
      const db = await store.open();
      await restock(db, { 1: 9 });
      const [cart] = (await fillCarts(db, 1, [1])) as [FilledCart];
      const delivery = {
        method: 'address' as const,
        address: null,
        store: null,
        cost: 0,
        date: null,
        latestDate: null,
        terms: null,
      };
      const running = createOrderStore(db, testCompanyDetails);
      await running.place(
        cart.token,
        checkoutOf(cart, 'first-key', '', { paymentMethod: 'bank_transfer', delivery }),
        new Date(),
      );
      const run = (...words: string[]) => orders(store.location(), ...words);

      expect(await run('list', '--status', 'awaiting_payment')).toMatchObject({
        code: 0,
        told: expect.stringMatching(
          /^LL-100001 · .* · awaiting_payment · bank_transfer · delivered · £12\.00 · Ada Byron · kept until .*\n$/,
        ),
      });
      expect((await run('show', '100001')).told).toContain('1 × Lamp 1 · L-1');
      expect(await run('dispatched', 'LL-100001')).toMatchObject({
        code: 1,
        refused: 'LL-100001: It is not paid yet.',
      });
      expect(await run('paid', 'LL-100001')).toMatchObject({ code: 0, told: 'LL-100001 is paid.\n' });
      expect(await run('paid', 'LL-100001')).toMatchObject({
        code: 0,
        told: 'LL-100001 is paid already. Nothing was changed.\n',
      });
      expect((await running.byNumber(100_001))?.status).toBe('paid');
      expect(
        (await readOutbox(db)).filter(({ subject }) => subject === 'We’ve received your payment for order LL-100001'),
      ).toHaveLength(1);
      expect((await run('preparing', 'LL-100001')).told).toBe('LL-100001 is being prepared.\n');
      expect(await run('dispatched', 'LL-100001', '--tracking', 'AB123', '--carrier', 'DPD')).toMatchObject({
        code: 0,
      });
      expect((await run('show', '100001')).told).toContain('Tracking: DPD · AB123');
      expect((await run('preparing', 'LL-100001')).told).toBe(
        'LL-100001 is dispatched already. Nothing was changed.\n',
      );
      expect(await run('cancel', 'LL-100001')).toMatchObject({ code: 1 });
      expect(await run('refund', 'LL-100001', '--amount', '20', '--reference', 'RMA-1')).toMatchObject({
        code: 1,
        refused: 'LL-100001: Only £12.00 is left to refund.',
      });
      expect((await run('refund', 'LL-100001', '--restock')).told).toBe(
        'LL-100001: £12.00 is recorded as refunded. Send the money if you have not.\nLL-100001: 1 item is back in stock.\n',
      );
      expect((await run('refund', 'LL-100001')).told).toContain('Nothing was changed.');
      expect((await run('export', '--since', '2999-01-01')).told).toMatch(/^order,.*\n$/);
      const exported = (await run('export')).told.split('\n');
      expect(exported[0]).toMatch(/^order,placed_at,status,.*,refunded_inc_vat$/);
      expect(exported[1]).toMatch(
        /^LL-100001,.*,dispatched,bank_transfer,.*,DPD,AB123,L-1,Lamp 1,,1,10\.0000,.*,12\.00$/,
      );
      expect((await readOutbox(db)).map(({ subject }) => subject).sort()).toEqual([
        'A refund for your order LL-100001',
        'Order LL-100001 is on its way',
        'We’ve received your payment for order LL-100001',
        'Your Lumen & Latch order LL-100001',
      ]);
      expect(await run('paid', 'LL-100002')).toMatchObject({ code: 1, refused: 'There is no order 100002.' });
      expect(await run('pay', 'LL-100001')).toMatchObject({ code: 1, refused: 'There is no command "pay".' });
    },
  );
});
