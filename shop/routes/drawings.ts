import { draw } from '../catalogue/drawings/families.ts';
import { readDrawing } from '../catalogue/catalogue-store.ts';
import { refusal, type Route } from './route.ts';

export const drawingRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/drawings\/([0-9a-f]{16})\.svg$/,
    async answer({ parameter }, { db }) {
      const drawing = await readDrawing(db, parameter);
      if (!drawing) return refusal(404, 'No such drawing');
      return {
        status: 200,
        body: draw(drawing),
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      };
    },
  },
];
