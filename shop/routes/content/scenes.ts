import { drawScene, scenes } from '../../content/pictures/scenes.ts';
import { ScenePath } from '@storefront/schema/rest/requests/content.ts';
import { IMAGE_HEADERS } from '../drawings.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';

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
