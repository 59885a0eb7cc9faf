import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCartStore, type CartStore } from './cart-store.ts';
import { migrate } from './migrations.ts';
import { databaseFile, openSqlite, serveFrom } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { StoreBusyError } from './when-free.ts';

let directory = '';
let here: Kysely<Tables>;
let carts: CartStore;
/** As another process has it. */
let there: DatabaseSync;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'shop-store-'));
  here = openSqlite(databaseFile(directory));
  await migrate(here);
  await serveFrom(here);
  carts = createCartStore(here);
  there = new DatabaseSync(databaseFile(directory));
  there.exec('PRAGMA busy_timeout = 0');
});
afterEach(async () => {
  there.close();
  await here.destroy();
  rmSync(directory, { recursive: true });
});

const addition = () => [{ kind: 'insert' as const, productId: 1, variantId: null, quantity: 1, parent: null }];

test('nobody else writes between what a change reads and what it writes', async () => {
  const token = await carts.create(new Date('2026-01-01'));
  let refusal = '';
  await carts.change(token, () => {
    try {
      there.exec("INSERT INTO settings VALUES ('other', '1')");
    } catch (error) {
      refusal = String(error);
    }
    return addition();
  });
  expect(refusal).toMatch(/locked/);
  expect(await carts.items(token)).toHaveLength(1);
});

test('a change waits for another process that writes, and others read meanwhile', async () => {
  const token = await carts.create(new Date('2026-01-01'));
  there.exec('BEGIN IMMEDIATE');
  const change = carts.change(token, addition);
  const another = carts.create(new Date('2026-01-01'));
  for (let read = 0; read < 20; read += 1) {
    expect(await carts.items(token)).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  there.exec('COMMIT');
  await change;
  expect([await carts.items(token), await carts.exists(await another)]).toEqual([[expect.objectContaining({ productId: 1 })], true]);
});

test('one that waits too long is told so', async () => {
  there.exec('BEGIN IMMEDIATE');
  await expect(carts.create(new Date('2026-01-01'))).rejects.toThrow(StoreBusyError);
  there.exec('COMMIT');
});
