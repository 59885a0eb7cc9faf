import type { RouteObject } from 'react-router';
import { ErrorPage, RootErrorPage } from './ErrorPage.tsx';
import { RootLayout, rootLoader } from './RootLayout.tsx';

/** What the server needs to know of a route: its module, the key of its scripts and styles in the build's manifest. */
export interface RouteHandle {
  module: string;
}

/**
 * Every path of the storefront. A page's code and its loader are fetched side by side when the route is first entered.
 * The last route resolves any other path through the graph: to a category, a product, a redirect or nothing.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: RootLayout,
    ErrorBoundary: RootErrorPage,
    loader: rootLoader,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            index: true,
            handle: { module: 'web/home/HomePage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../home/home.route.ts')).loader,
              Component: async () => (await import('../home/HomePage.tsx')).HomePage,
            },
          },
          {
            path: 'search',
            handle: { module: 'web/search/SearchPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../search/search.route.ts')).loader,
              Component: async () => (await import('../search/SearchPage.tsx')).SearchPage,
            },
          },
          {
            path: '*',
            handle: { module: 'web/url/UrlPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../url/url.route.ts')).loader,
              shouldRevalidate: async () => (await import('../url/url.route.ts')).shouldRevalidate,
              Component: async () => (await import('../url/UrlPage.tsx')).UrlPage,
            },
          },
        ],
      },
    ],
  },
];
