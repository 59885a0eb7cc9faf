import { draw } from '@storefront/sample-catalogue/drawings/families.ts';
import { readDrawing } from '../catalogue/catalogue-store.ts';
import { DrawingPath } from '@storefront/schema/rest/requests/content.ts';
import { refused } from './http/problems.ts';
import type { ShopRoutes } from './route.ts';

/** Cacheable forever: a changed image gets a new URL. */
export const IMAGE_HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
};

export const drawingRoutes: ShopRoutes = async (server, { shop }) => {
  server.get('/drawings/:file', { schema: { hide: true, params: DrawingPath } }, async ({ params }, reply) => {
    const drawing = await readDrawing(shop.db, params.file.replace('.svg', ''));
    if (!drawing) throw refused(404, 'No such drawing');
    return reply.headers(IMAGE_HEADERS).send(draw(drawing));
  });
};
