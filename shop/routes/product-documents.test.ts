import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createShopServer } from '../server.ts';
import { openSmallShop } from '../small-shop.fixture.ts';

async function openShop() {
  const documentsDir = mkdtempSync(join(tmpdir(), 'product-documents-'));
  writeFileSync(join(documentsDir, 'lamp.pdf'), '%PDF-1.7');
  writeFileSync(join(documentsDir, 'page.html'), '<script>');
  const server = await createShopServer({ ...(await openSmallShop()), documentsDir });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(documentsDir, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return async (file: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/product-documents/${file}`);
    return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 16)];
  };
}

test('serves the documents that an import has copied, and no other file', async () => {
  const get = await openShop();
  expect(await get('lamp.pdf')).toEqual([200, 'application/pdf', '%PDF-1.7']);
  expect((await get('gone.pdf'))[0]).toBe(404);
  expect((await get('page.html'))[0]).toBe(404);
  expect((await get('..%2Fshop.sqlite'))[0]).toBeGreaterThanOrEqual(400);
});

test('makes the photometric file of a sample from its name', async () => {
  const get = await openShop();
  expect(await get('GU10-1--450lm-36deg-5.5w.ies')).toEqual([200, 'text/plain', 'IESNA:LM-63-2002']);
  expect((await get('GU10-1--450lm-0deg-5.5w.ies'))[0]).toBe(404);
});
