import { writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { ARCHIVED_CODES_MAXIMUM } from '@storefront/domain/product/documents.data.ts';
import { createRateLimiter } from '../../partners/rate-limiter.ts';
import { createRestClient } from '../../upstream/client.ts';
import { serve } from '../../testing/listen.fixture.ts';
import { productRecord } from '../../testing/records.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { documentArchiveRoutes } from './document-archive.ts';

const PDF = Buffer.alloc(200_000, '%PDF-1.7 a page of a lamp ');

/** Larger than the buffers of the connections on its way. */
const LARGE = Buffer.alloc(19_000_000, PDF);

async function openGateway(archiveBytes = 400_000_000) {
  const asked: string[] = [];
  const warnings: unknown[] = [];
  const sending = { count: 0 };
  const { url: shopOrigin } = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/product-documents/gone.pdf') return void response.writeHead(404).end();
    if (request.url === '/product-documents/lamp-701.pdf') {
      sending.count += 1;
      return void response.once('close', () => (sending.count -= 1)).end(LARGE);
    }
    if (request.url === '/product-documents/lamp-702.pdf')
      return void response.writeHead(200, { 'content-length': 100 }).write('%PDF', () => response.destroy());
    if (request.url?.startsWith('/product-documents/')) return void response.end(PDF);
    if (request.url?.startsWith('/products/by_sku')) {
      void text(request).then((body) => {
        const { skus } = JSON.parse(body) as { skus: string[] };
        const known = skus.filter((sku) => sku.startsWith('LAMP'));
        const unknown = skus.filter((sku) => !known.includes(sku)).map((sku) => ({ sku, nearest: [] }));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ products: known.map((sku) => lampOf(sku)), unknown }));
      });
      return;
    }
    response.writeHead(404).end();
  });
  const rest = createRestClient({ url: shopOrigin });
  const { url } = await serveRoutes(
    documentArchiveRoutes({
      shopApi: { rest, pricesIncludeVat: false },
      shopOrigin,
      publicUrl: 'https://shop.example',
      rateLimiter: createRateLimiter(),
      rateLimits: { archiveBytes },
      logger: { warn: (given: unknown) => void warnings.push(given) },
    }),
  );
  const get = (query: string, address = '192.0.2.1') =>
    fetch(`${url}/product-documents/archive.zip?${query}`, { headers: { 'x-address': address } });
  return { get, asked, sending, warnings };
}

const lampOf = (sku: string) =>
  productRecord(sku.toLowerCase(), {
    id: Number(/\d+/.exec(sku)?.[0] ?? 1),
    name: `<b>Lamp</b> ${sku}`,
    sku,
    documents: [`/product-documents/${sku.toLowerCase()}.pdf`]
      .concat(sku === 'LAMP-1' ? ['/product-documents/gone.pdf', 'https://maker.example/label.png'] : [])
      .map((url, index) => ({ kind: ['datasheet', 'installation', 'energy_label'][index], url })),
  });

/** Reads an archive with a program that knows nothing of this one. */
async function namesIn(response: Response) {
  const folder = temporaryFolder();
  const file = join(folder, 'documents.zip');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const python = (code: string) => execFileSync('python3', ['-c', code, file], { encoding: 'utf8' });
  return {
    names: python('import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); z.testzip(); print("\\n".join(z.namelist()))')
      .trim()
      .split('\n'),
    contents: python('import sys,zipfile; print(zipfile.ZipFile(sys.argv[1]).read("contents.html").decode())'),
  };
}

test('has the files of each product once, and a page that says what is there and what is not', async () => {
  const { get } = await openGateway();
  const response = await get('skus=LAMP-1,lamp1,LAMP-2,CORD-9');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="documents.zip"');
  const { names, contents } = await namesIn(response);
  expect(names).toEqual(['LAMP-1/lamp-1.pdf', 'LAMP-2/lamp-2.pdf', 'contents.html']);
  expect(contents).toContain('&lt;b&gt;Lamp&lt;/b&gt; LAMP-1');
  expect(contents).toContain('<a href="LAMP-1/lamp-1.pdf">Datasheet</a>');
  expect(contents).toContain('<li>Installation instructions: The file is gone</li>');
  expect(contents).toContain('<a href="https://maker.example/label.png">Energy label</a>');
  expect(contents).toContain('Codes without a product</h2><p>CORD-9</p>');
});

test.each([
  ['nothing', ''],
  ['a list, whoever asks', 'list=U2F2ZWRMaXN0OjE'],
  ['a list’s key', 'key=0a1b2c3d'],
  ['no code', 'skus=,,-'],
  ['several parameters', 'skus=LAMP-1&skus=LAMP-2'],
  ['many codes', `skus=${Array.from({ length: ARCHIVED_CODES_MAXIMUM + 1 }, (_, index) => `LAMP-${index}`).join()}`],
])('%s is refused, and the shop API is asked for nothing', async (_, query) => {
  const { get, asked } = await openGateway();
  expect((await get(query)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('readers that do not read leave room for others, and cost nothing once they have left', async () => {
  const { get, sending, warnings } = await openGateway();
  // Kept: a response that is collected as garbage closes its connection.
  const readers = await Promise.all(Array.from({ length: 4 }, () => get('skus=LAMP-701,LAMP-2')));
  await expect.poll(() => sending.count).toBe(4);
  for (const address of ['192.0.2.1', '192.0.2.2'])
    expect((await namesIn(await get('skus=LAMP-2', address))).names).toEqual(['LAMP-2/lamp-2.pdf', 'contents.html']);
  for (const { body } of readers) await body?.cancel();
  await expect.poll(() => sending.count).toBe(0);
  expect(warnings).toEqual([]);
});

test('an archive begins only with room for a whole one in the bytes of the minute, for each address', async () => {
  const { get } = await openGateway(500_000);
  expect((await namesIn(await get('skus=LAMP-2'))).names).toContain('LAMP-2/lamp-2.pdf');
  const refused = await get('skus=LAMP-2');
  expect([refused.status, await refused.text()]).toEqual([429, 'Too many documents in the last minute\n']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get('skus=LAMP-2', '192.0.2.2')).status).toBe(200);
});

test('names the files for which the bytes of the minute are not enough', async () => {
  const { get } = await openGateway(500_000);
  const { names, contents } = await namesIn(await get('skus=LAMP-2,LAMP-3,LAMP-4'));
  expect(names).toEqual(['LAMP-2/lamp-2.pdf', 'LAMP-3/lamp-3.pdf', 'contents.html']);
  expect(contents).toContain('<li>Datasheet: Too many documents in the last minute</li>');
});

test('an archive with a file that the shop API breaks off is not taken for whole', async () => {
  const { get, warnings } = await openGateway();
  await expect((await get('skus=LAMP-702,LAMP-2')).arrayBuffer()).rejects.toThrow();
  await expect.poll(() => warnings.length).toBe(1);
});
