import { expect, test } from 'vitest';
import { serve } from '../../testing/listen.fixture.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { documentRoutes } from './document-routes.ts';

async function openGateway() {
  const asked: string[] = [];
  const warnings: unknown[] = [];
  const { url: shopOrigin } = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/product-documents/lamp.pdf') response.setHeader('content-type', 'text/html').end('<script>');
    else if (request.url === '/product-documents/broken.pdf')
      response.writeHead(200, { 'content-length': 100 }).write('%PDF', () => response.destroy());
    else response.writeHead(request.url === '/product-documents/ill.pdf' ? 500 : 404).end();
  });
  const logger = { warn: (given: unknown) => void warnings.push(given) };
  const { url } = await serveRoutes(documentRoutes({ shopOrigin, logger }));
  const get = (path: string) => fetch(`${url}/product-documents/${path}`);
  return { get, asked, warnings };
}

test('a browser saves a document, whatever type the shop API says it has', async () => {
  const { get } = await openGateway();
  const response = await get('lamp.pdf');
  expect([response.status, await response.text()]).toEqual([200, '<script>']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': 'attachment; filename="lamp.pdf"',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['a.html', 'a.svg', '..%2Fshop.sqlite', '%2e%2e/a.pdf', 'a/b.pdf', 'a%22.pdf', 'a%0D%0Ab.pdf', ''])(
  '%j is not asked for',
  async (file) => {
    const { get, asked } = await openGateway();
    expect((await get(file)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a file that the shop API does not have, or fails to send', async () => {
  const { get } = await openGateway();
  expect((await get('gone.pdf')).status).toBe(404);
  expect((await get('ill.pdf')).status).toBe(502);
});

test('a document that the shop API breaks off is not taken for whole', async () => {
  const { get, warnings } = await openGateway();
  await expect((await get('broken.pdf')).arrayBuffer()).rejects.toThrow();
  await expect.poll(() => warnings).toMatchObject([{ file: 'broken.pdf' }]);
});
