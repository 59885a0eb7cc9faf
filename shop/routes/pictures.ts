import { draw } from '@storefront/sample-catalogue/drawings/families.ts';
import { readDrawing } from '../catalogue/catalogue-store.ts';
import { DrawingPath, ScenePath } from '@storefront/schema/rest/requests/content.ts';
import { refused } from './http/problems.ts';
import type { ShopRoutes } from './route.ts';
import { drawScene, scenes } from '../content/pictures/scenes.ts';

/** Cacheable forever: a changed image gets a new URL. */
const IMAGE_HEADERS = {
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

/** Part of the URL, as images are cached as immutable: raise it when a scene is drawn differently. */
const SCENES_VERSION = 1;

export const sceneUrl = (name: string) => `/scenes/${name}-${SCENES_VERSION}.svg`;

export const sceneRoutes: ShopRoutes = async (server) => {
  server.get('/scenes/:file', { schema: { hide: true, params: ScenePath } }, ({ params }, reply) => {
    const name = params.file.replace(/-\d+\.svg$/, '');
    if (!Object.hasOwn(scenes, name)) throw refused(404, 'No such scene');
    return reply.headers(IMAGE_HEADERS).send(drawScene(name));
  });
};
