import { drawScene, scenes } from '../../content/pictures/scenes.ts';
import { refusal, type Route } from '../route.ts';

/** Raised when scenes are drawn differently: an image's address never changes what it shows. */
const SCENES_VERSION = 1;

export const sceneUrl = (name: string) => `/scenes/${name}-${SCENES_VERSION}.svg`;

export const sceneRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/scenes\/([a-z-]+)-\d+\.svg$/,
    answer({ parameter }) {
      if (!Object.hasOwn(scenes, parameter)) return refusal(404, 'No such scene');
      return {
        status: 200,
        body: drawScene(parameter),
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      };
    },
  },
];
