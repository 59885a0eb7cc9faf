import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCartStore } from '../orders/carts/cart-store.ts';
import { readStamp } from '../catalogue/catalogue-store.ts';
import { migrate } from './migrations/migrations.ts';
import { openDatabase, databaseName } from './open-database.ts';
import { DatabaseUnavailableError } from './postgres/errors.ts';
import { openTcpProxy, type TcpProxy } from './postgres/tcp-proxy.fixture.ts';
import { eachEmptyDatabase } from './database.fixture.ts';
import { DatabaseBusyError } from './retry-on-conflict.ts';

const run = promisify(execFile);
const modulePath = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** A process that runs the migrations. */
const MIGRATE = `
  const { openDatabase } = await import(${modulePath('open-database.ts')});
  const { migrate } = await import(${modulePath('migrations/migrations.ts')});
  const db = await openDatabase(JSON.parse(process.argv[1]));
  await migrate(db);
  await db.destroy();
`;

eachEmptyDatabase((store) => {
  test('several processes that open an empty database at once create its tables once', async () => {
    const processes = Array.from({ length: 5 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', MIGRATE, JSON.stringify(store.location())]),
    );
    await Promise.all(processes);
    expect(await readStamp(await store.open())).toEqual({ catalogue: null, generation: 0, structure: 0, revision: 0 });
  }, 20_000);

  test('a failed migration is rolled back', async () => {
    const db = await openDatabase(store.location());
    await db.schema.createTable('imported_keys').addColumn('key', 'text').execute();
    await expect(migrate(db)).rejects.toThrow(/already exists/);
    await expect(readStamp(db)).rejects.toThrow(/settings/);
    await db.schema.dropTable('imported_keys').execute();
    await migrate(db);
    expect((await readStamp(db)).catalogue).toBeNull();
    await db.destroy();
  });

  if (store.engine === 'PostgreSQL') {
    describe('a lost server', () => {
      let relay: TcpProxy;
      const open = () => openDatabase({ databaseUrl: relay.databaseUrl }, { isServing: true });
      beforeEach(async () => {
        const location = store.location();
        relay = await openTcpProxy('databaseUrl' in location ? location.databaseUrl : '');
        await store.open();
      });
      afterEach(() => relay.cut());

      test('fails running transactions and new statements, and is used again once it is back', async () => {
        const db = await open();
        const carts = createCartStore(db);
        const token = await carts.create(new Date('2026-01-01'));
        const interrupted = db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('carts').execute();
          await relay.cut();
          await transaction.deleteFrom('carts').execute();
        });
        await expect(interrupted).rejects.toThrow(DatabaseUnavailableError);
        await expect(carts.exists(token)).rejects.toThrow(DatabaseUnavailableError);
        await expect(carts.create(new Date('2026-01-01'))).rejects.toThrow(
          /^PostgreSQL at 127\.0\.0\.1:\d+\/\w+ does not answer: .*ECONNREFUSED/,
        );
        await relay.mend();
        expect(await carts.exists(token)).toBe(true);
        await db.destroy();
      });

      test('goes unnoticed when nothing was running', async () => {
        const db = await open();
        await readStamp(db);
        await relay.cut();
        await relay.mend();
        await expect.poll(() => readStamp(db).catch(() => null)).toMatchObject({ catalogue: null });
        await db.destroy();
      });

      test('times out when it stops answering, and its connection is dropped', async () => {
        const db = await open();
        await readStamp(db);
        relay.silence();
        const started = performance.now();
        await expect(readStamp(db)).rejects.toThrow(DatabaseUnavailableError);
        await expect(readStamp(db)).rejects.toThrow(DatabaseUnavailableError);
        expect(performance.now() - started).toBeLessThan(5_000);
        await relay.cut();
        await relay.mend();
        expect((await readStamp(db)).catalogue).toBeNull();
        await db.destroy();
      }, 10_000);
    });

    test('cancels a statement that takes too long', async () => {
      const db = await store.open();
      await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('took too long');
      expect((await readStamp(db)).catalogue).toBeNull();
    });

    test('reports a busy database when no connection becomes free in time', async () => {
      const db = await store.open();
      const letGo = Promise.withResolvers<void>();
      const holding = Array.from({ length: 5 }, () => db.connection().execute(() => letGo.promise));
      await expect(readStamp(db)).rejects.toThrow(DatabaseBusyError);
      letGo.resolve();
      await Promise.all(holding);
      expect((await readStamp(db)).catalogue).toBeNull();
    });
  }
});

test('names a database without its password', async () => {
  expect(await databaseName({ databaseUrl: 'postgres://shop:secret@db.example:5433/shop?sslmode=require' })).toBe(
    'PostgreSQL at db.example:5433/shop',
  );
  expect(await databaseName({ databaseUrl: 'postgresql:///shop?host=/run/postgresql&password=secret' })).toBe(
    'PostgreSQL at /run/postgresql/shop',
  );
});

test('reports an unreachable server in one line', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const db = await openDatabase({ databaseUrl: `postgres://shop:secret@localhost:${port}/shop` });
  const message = await migrate(db).then(() => '', String);
  expect(message).toMatch(
    /^DatabaseUnavailableError: PostgreSQL at localhost:\d+\/shop does not answer: .*ECONNREFUSED.*$/,
  );
  expect(message).not.toMatch(/secret|\n/);
  await db.destroy();
});
