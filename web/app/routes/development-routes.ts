import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';

/** Pages for developers. In a production build the condition is false, so that their code is left out. */
export const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/components',
        handle: { modules: ['web/app/component-gallery/ComponentGalleryPage.tsx'], isBare: true } satisfies RouteHandle,
        lazy: {
          Component: async () => (await import('../component-gallery/ComponentGalleryPage.tsx')).ComponentGalleryPage,
        },
      },
    ]
  : [];
