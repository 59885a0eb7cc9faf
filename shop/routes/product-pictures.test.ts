import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachDatabase } from '../database/database.fixture.ts';
import { createShopServer } from '../server.ts';
import { openSmallShop } from '../small-shop.fixture.ts';

eachDatabase((store) => {
  test('serves the pictures that an import has copied, and no other file', async () => {
    const picturesDir = mkdtempSync(join(tmpdir(), 'product-pictures-'));
    const name = `${'0a'.repeat(16)}.webp`;
    writeFileSync(join(picturesDir, name), 'picture');
    const server = await createShopServer({ ...(await openSmallShop(await store.open())), picturesDir });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const get = (file: string) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/product-pictures/${file}`);
    const picture = await get(name);
    expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
      200,
      'image/webp',
      'picture',
    ]);
    expect((await get(`${'0b'.repeat(16)}.webp`)).status).toBe(404);
    expect((await get('..%2Fshop.sqlite')).status).toBeGreaterThanOrEqual(400);
    await new Promise((resolve) => server.close(resolve));
    rmSync(picturesDir, { recursive: true });
  });
});
