import { pino } from 'pino';
import { expect, test } from 'vitest';
import { serve } from '../../testing/listen.fixture.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { documentRoutes } from './document-routes.ts';

async function openGateway() {
  const asked: string[] = [];
  const { url: shopOrigin } = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/product-documents/lamp.pdf') response.setHeader('content-type', 'text/html').end('<script>');
    else response.writeHead(request.url === '/product-documents/ill.pdf' ? 500 : 404).end();
  });
  const { url } = await serveRoutes(documentRoutes({ shopOrigin, logger: pino({ level: 'silent' }) }));
  return { get: (path: string) => fetch(`${url}/product-documents/${path}`), asked };
}

test('a browser saves a document, whatever type the shop API says it has', async () => {
  const { get } = await openGateway();
  const response = await get('lamp.pdf');
  expect([response.status, await response.text()]).toEqual([200, '<script>']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
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
