import type { RouteObject } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

/** Pages for whoever develops the shop. In a build the condition is false, and the pages' code goes with it. */
export const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/components',
        handle: { modules: ['web/component-gallery/ComponentGalleryPage.tsx'], isBare: true } satisfies RouteHandle,
        lazy: {
          Component: async () => (await import('../component-gallery/ComponentGalleryPage.tsx')).ComponentGalleryPage,
        },
      },
    ]
  : [];
