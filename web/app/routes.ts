import { redirect, type RouteObject } from 'react-router';
import { canonicalCategoryPath } from '../category/category-path.rules.ts';
import { CONTENT_ROUTES } from '../content/own-pages.data.ts';
import { LandingLayout } from '../layout/LandingLayout.tsx';
import { accountRoutes } from './routes/account-routes.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { developmentRoutes } from './routes/development-routes.ts';
import { projectRoutes } from './routes/project-routes.ts';
import { ErrorPage, RootErrorPage } from './errors/ErrorPage.tsx';
import type { RouteHandle } from './route-handle.ts';
import { RootLayout, rootLoader, rootShouldRevalidate } from './RootLayout.tsx';
import { ShopLayout, shopLayoutLoader } from './ShopLayout.tsx';

/** The pages between the shop's header and footer. The last route resolves any other path through the graph: to a category, a product, a redirect or a 404. */
const shopRoutes: RouteObject[] = [
  {
    Component: ShopLayout,
    loader: shopLayoutLoader,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            Component: LandingLayout,
            children: [
              {
                index: true,
                handle: { modules: ['web/home/HomePage.tsx', 'web/home/home.route.ts'] } satisfies RouteHandle,
                lazy: {
                  loader: async () => (await import('../home/home.route.ts')).loader,
                  Component: async () => (await import('../home/HomePage.tsx')).HomePage,
                },
              },
            ],
          },
          {
            path: 'search',
            handle: {
              modules: ['web/search/SearchPage.tsx', 'web/search/search.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../search/search.route.ts')).loader,
              shouldRevalidate: async () => (await import('../search/search.route.ts')).shouldRevalidate,
              Component: async () => (await import('../search/SearchPage.tsx')).SearchPage,
            },
          },
          {
            path: 'brands',
            handle: { modules: ['web/brand/BrandsPage.tsx', 'web/brand/brands.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../brand/brands.route.ts')).loader,
              Component: async () => (await import('../brand/BrandsPage.tsx')).BrandsPage,
            },
          },
          {
            path: 'brands/:slug',
            handle: { modules: ['web/brand/BrandPage.tsx', 'web/brand/brand.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../brand/brand.route.ts')).loader,
              shouldRevalidate: async () => (await import('../brand/brand.route.ts')).shouldRevalidate,
              Component: async () => (await import('../brand/BrandPage.tsx')).BrandPage,
            },
          },
          {
            path: 'ranges/:slug',
            handle: { modules: ['web/range/RangePage.tsx', 'web/range/range.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../range/range.route.ts')).loader,
              Component: async () => (await import('../range/RangePage.tsx')).RangePage,
            },
          },
          {
            path: 'finishes',
            handle: {
              modules: ['web/finish/FinishesPage.tsx', 'web/finish/finishes.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../finish/finishes.route.ts')).loader,
              Component: async () => (await import('../finish/FinishesPage.tsx')).FinishesPage,
            },
          },
          {
            path: 'finishes/:slug',
            handle: {
              modules: ['web/finish/FinishPage.tsx', 'web/finish/finish.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../finish/finish.route.ts')).loader,
              Component: async () => (await import('../finish/FinishPage.tsx')).FinishPage,
            },
          },
          {
            path: 'featured',
            handle: {
              modules: ['web/featured/FeaturedPage.tsx', 'web/featured/featured.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../featured/featured.route.ts')).loader,
              shouldRevalidate: async () => (await import('../featured/featured.route.ts')).shouldRevalidate,
              Component: async () => (await import('../featured/FeaturedPage.tsx')).FeaturedPage,
            },
          },
          {
            path: 'order/:id',
            handle: {
              modules: ['web/order/OrderPage.tsx', 'web/order/order.route.ts'],
              isPrivate: true,
              isBare: true,
              keepsCase: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../order/order.route.ts')).loader,
              shouldRevalidate: async () => (await import('../order/order.route.ts')).shouldRevalidate,
              Component: async () => (await import('../order/OrderPage.tsx')).OrderPage,
            },
          },
          {
            path: 'cart',
            handle: { modules: ['web/cart/page/CartPage.tsx'], isBare: true } satisfies RouteHandle,
            lazy: { Component: async () => (await import('../cart/page/CartPage.tsx')).CartPage },
          },
          ...projectRoutes,
          ...accountRoutes,
          {
            path: 'blog',
            handle: { modules: ['web/blog/BlogPage.tsx', 'web/blog/blog.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../blog/blog.route.ts')).loader,
              Component: async () => (await import('../blog/BlogPage.tsx')).BlogPage,
            },
          },
          {
            path: 'blog/:slug',
            handle: { modules: ['web/blog/PostPage.tsx', 'web/blog/post.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../blog/post.route.ts')).loader,
              Component: async () => (await import('../blog/PostPage.tsx')).PostPage,
            },
          },
          {
            path: 'contact-us',
            handle: { modules: ['web/contact/ContactPage.tsx', 'web/contact/contact.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../contact/contact.route.ts')).loader,
              Component: async () => (await import('../contact/ContactPage.tsx')).ContactPage,
            },
          },
          {
            path: 'shipping-returns',
            handle: {
              modules: ['web/content/ShippingReturnsPage.tsx', 'web/content/shipping-returns.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/shipping-returns.route.ts')).loader,
              Component: async () => (await import('../content/ShippingReturnsPage.tsx')).ShippingReturnsPage,
            },
          },
          ...CONTENT_ROUTES.map((path) => ({
            path,
            handle: { modules: ['web/content/OwnPage.tsx', 'web/content/own-page.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/own-page.route.ts')).loader,
              Component: async () => (await import('../content/OwnPage.tsx')).OwnPage,
            },
          })),
          ...developmentRoutes,
          // Links from older shops: a category has a path of its own.
          { path: 'category/*', loader: ({ request }) => redirect(canonicalCategoryPath(new URL(request.url)), 301) },
          {
            path: '*',
            handle: { modules: ['web/app/url/UrlPage.tsx', 'web/app/url/url.route.ts'] } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('./url/url.route.ts')).loader,
              shouldRevalidate: async () => (await import('./url/url.route.ts')).shouldRevalidate,
              Component: async () => (await import('./url/UrlPage.tsx')).UrlPage,
            },
          },
        ],
      },
    ],
  },
];

/** Every path of the storefront. A page's code and its loader are fetched in parallel when the route is first entered. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: RootLayout,
    ErrorBoundary: RootErrorPage,
    loader: rootLoader,
    shouldRevalidate: rootShouldRevalidate,
    children: [...checkoutRoutes, ...shopRoutes],
  },
];
