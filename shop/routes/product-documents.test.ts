import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createShopServer } from '../server.ts';
import { openSmallShop } from '../small-shop.fixture.ts';

const { opened } = vi.hoisted(() => ({ opened: [] as FileHandle[] }));
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const open: typeof files.open = async (...given) => {
    const handle = await files.open(...given);
    opened.push(handle);
    return handle;
  };
  return { ...files, open };
});

const openFiles = () => opened.filter(({ fd }) => fd !== -1).length;

/** Larger than the buffers of a connection. */
const LARGE_BYTES = 64_000_000;

async function openShop() {
  const documentsDir = mkdtempSync(join(tmpdir(), 'product-documents-'));
  writeFileSync(join(documentsDir, 'lamp.pdf'), '%PDF-1.7');
  writeFileSync(join(documentsDir, 'page.html'), '<script>');
  writeFileSync(join(documentsDir, 'large.pdf'), '');
  truncateSync(join(documentsDir, 'large.pdf'), LARGE_BYTES);
  const server = await createShopServer({ ...(await openSmallShop()), documentsDir });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(documentsDir, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const ask = (file: string, signal: AbortSignal | null = null) =>
    fetch(`http://127.0.0.1:${port}/product-documents/${file}`, { signal });
  const get = async (file: string) => {
    const response = await ask(file);
    return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 16)];
  };
  return { ask, get };
}

test('serves the documents that an import has copied, and no other file', async () => {
  const { get } = await openShop();
  expect(await get('lamp.pdf')).toEqual([200, 'application/pdf', '%PDF-1.7']);
  expect((await get('gone.pdf'))[0]).toBe(404);
  expect((await get('page.html'))[0]).toBe(404);
  expect((await get('..%2Fshop.sqlite'))[0]).toBeGreaterThanOrEqual(400);
});

test('makes the photometric file of a sample from its name', async () => {
  const { get } = await openShop();
  expect(await get('GU10-1--450lm-36deg-5.5w.ies')).toEqual([200, 'text/plain', 'IESNA:LM-63-2002']);
  expect((await get('GU10-1--450lm-0deg-5.5w.ies'))[0]).toBe(404);
});

test('reads a document as it is sent, and no further for a reader that has left', async () => {
  const { ask } = await openShop();
  const leaving = new AbortController();
  const { headers } = await ask('large.pdf', leaving.signal);
  expect([headers.get('content-length'), openFiles()]).toEqual([String(LARGE_BYTES), 1]);
  leaving.abort();
  await expect.poll(openFiles).toBe(0);
});
