import { redirect, type RouteObject } from 'react-router';
import { pages, type StorefrontPage } from '@storefront/domain/pages.data.ts';
import { canonicalCategoryPath } from '../catalogue/category/category-path.rules.ts';
import { LandingLayout } from '../layout/LandingLayout.tsx';
import { ErrorPage, RootErrorPage } from './errors/ErrorPage.tsx';
import type { RouteHandle } from './route-handle.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { RootLayout, rootLoader, rootShouldRevalidate } from './RootLayout.tsx';
import { ShopLayout, shopLayoutLoader } from './ShopLayout.tsx';

/** The pages of `domain/pages.data.ts`: each a script of its own, fetched when its page is first entered. */
const files = import.meta.glob<Record<string, unknown>>([
  '../{account,cart,catalogue,checkout,content,lists}/**/*Page.{tsx,route.ts}',
  './url/UrlPage.{tsx,route.ts}',
  '!**/{Content,Entry}Page.tsx',
]);
const fileByName = new Map(Object.keys(files).map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));

/** As the build's manifest knows it. */
const inManifest = (file: string) => file.replace(/^\.\.\//, 'web/').replace(/^\.\//, 'web/framework/');

/** The component, and the loader if there is one. */
function filesOf(component: string): [page: string, loader: string | undefined] {
  const page = fileByName.get(`${component}.tsx`);
  if (!page) throw new Error(`The page ${component} has no file ${component}.tsx`);
  return [page, fileByName.get(`${component}.route.ts`)];
}

/** Component and loader in parallel, for a route or a prefetch of it. */
export function codeOf(component: string) {
  const [page, loader] = filesOf(component);
  const exported = (file: string, name: string) => async () => (await files[file]?.())?.[name];
  return {
    Component: exported(page, component),
    ...(loader && { loader: exported(loader, 'loader'), shouldRevalidate: exported(loader, 'shouldRevalidate') }),
  };
}

function routeOf({ path, component, isBare, keepsCase, isPrivate }: StorefrontPage): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: {
      modules: filesOf(component).flatMap((file) => (file ? inManifest(file) : [])),
      isBare,
      keepsCase,
      isPrivate,
      component,
    } satisfies RouteHandle,
    lazy: codeOf(component),
  } as RouteObject;
}

const isHome = ({ path }: StorefrontPage) => path === '';
const isCheckout = ({ component }: StorefrontPage) => component === 'CheckoutPage';

/** In a layout of its own: nothing in it leads away from the order. */
const checkout: RouteObject = {
  handle: {
    modules: ['web/layout/checkout/CheckoutLayout.tsx', 'web/layout/checkout/CheckoutLayout.route.ts'],
  } satisfies RouteHandle,
  lazy: {
    loader: async () => (await import('../layout/checkout/CheckoutLayout.route.ts')).loader,
    shouldRevalidate: async () => (await import('../layout/checkout/CheckoutLayout.route.ts')).shouldRevalidate,
    Component: async () => (await import('../layout/checkout/CheckoutLayout.tsx')).CheckoutLayout,
  },
  children: [{ Component: PageOutlet, ErrorBoundary: ErrorPage, children: pages.filter(isCheckout).map(routeOf) }],
};

export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: RootLayout,
    ErrorBoundary: RootErrorPage,
    loader: rootLoader,
    shouldRevalidate: rootShouldRevalidate,
    children: [
      checkout,
      {
        Component: ShopLayout,
        loader: shopLayoutLoader,
        shouldRevalidate: () => false,
        children: [
          {
            Component: PageOutlet,
            ErrorBoundary: ErrorPage,
            children: [
              { Component: LandingLayout, children: pages.filter(isHome).map(routeOf) },
              ...pages.filter((page) => !isHome(page) && !isCheckout(page)).map(routeOf),
              // A link that shares a basket: its lines are shown before anything is added.
              {
                path: 'cart/add',
                loader: ({ request }) => redirect(`/quick-order${new URL(request.url).search}`, 302),
              },
              // Links from older shops: a category has a path of its own.
              {
                path: 'category/*',
                loader: ({ request }) => redirect(canonicalCategoryPath(new URL(request.url)), 301),
              },
            ],
          },
        ],
      },
    ],
  },
];
