import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';

/** Larger than the buffers of a connection. */
const LARGE_BYTES = 64_000_000;
const PICTURE = `${'0a'.repeat(16)}.webp`;

const folder = mkdtempSync(join(tmpdir(), 'product-files-'));
for (const [name, text] of Object.entries({ 'lamp.pdf': '%PDF-1.7', 'page.html': '<script>', [PICTURE]: 'picture' }))
  writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'large.pdf'), '');
truncateSync(join(folder, 'large.pdf'), LARGE_BYTES);
afterAll(() => rmSync(folder, { recursive: true }));

const shop = useTestShop(undefined, undefined, () => ({ documentsDir: folder, picturesDir: folder }));
async function get(path: string) {
  const response = await fetch(shop.url + path);
  return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 16)];
}

test('serves the documents and pictures that an import has copied, and no other file', async () => {
  expect(await get('/product-documents/lamp.pdf')).toEqual([200, 'application/pdf', '%PDF-1.7']);
  expect(await get(`/product-pictures/${PICTURE}`)).toEqual([200, 'image/webp', 'picture']);
  for (const path of [
    'product-documents/gone.pdf',
    'product-documents/page.html',
    `product-pictures/${'0b'.repeat(16)}.webp`,
  ])
    expect((await get(`/${path}`))[0]).toBe(404);
  for (const route of ['product-documents', 'product-pictures'])
    expect((await get(`/${route}/..%2Fshop.sqlite`))[0]).toBeGreaterThanOrEqual(400);
});

test('makes the photometric file of a sample from its name', async () => {
  expect(await get('/product-documents/GU10-1--450lm-36deg-5.5w.ies')).toEqual([200, 'text/plain', 'IESNA:LM-63-2002']);
  expect((await get('/product-documents/GU10-1--450lm-0deg-5.5w.ies'))[0]).toBe(404);
});

test('reads a document as it is sent, and no further for a reader that has left', async () => {
  const openDocuments = () =>
    readdirSync('/dev/fd').filter(
      (name) => statSync(`/dev/fd/${name}`, { throwIfNoEntry: false })?.size === LARGE_BYTES,
    ).length;
  const { headers, body } = await fetch(`${shop.url}/product-documents/large.pdf`);
  expect([headers.get('content-length'), openDocuments()]).toEqual([String(LARGE_BYTES), 1]);
  await body?.cancel();
  await expect.poll(openDocuments).toBe(0);
});
