import { redirect, type RouteObject } from 'react-router';
import { canonicalCategoryPath } from '../catalogue/category/category-path.rules.ts';
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
                handle: {
                  modules: ['web/content/home/HomePage.tsx', 'web/content/home/home.route.ts'],
                } satisfies RouteHandle,
                lazy: {
                  loader: async () => (await import('../content/home/home.route.ts')).loader,
                  Component: async () => (await import('../content/home/HomePage.tsx')).HomePage,
                },
              },
            ],
          },
          {
            path: 'search',
            handle: {
              modules: ['web/catalogue/search/SearchPage.tsx', 'web/catalogue/search/search.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/search/search.route.ts')).loader,
              shouldRevalidate: async () => (await import('../catalogue/search/search.route.ts')).shouldRevalidate,
              Component: async () => (await import('../catalogue/search/SearchPage.tsx')).SearchPage,
            },
          },
          {
            path: 'brands',
            handle: {
              modules: ['web/catalogue/brand/BrandsPage.tsx', 'web/catalogue/brand/brands.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/brand/brands.route.ts')).loader,
              Component: async () => (await import('../catalogue/brand/BrandsPage.tsx')).BrandsPage,
            },
          },
          {
            path: 'brands/:slug',
            handle: {
              modules: ['web/catalogue/brand/BrandPage.tsx', 'web/catalogue/brand/brand.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/brand/brand.route.ts')).loader,
              shouldRevalidate: async () => (await import('../catalogue/brand/brand.route.ts')).shouldRevalidate,
              Component: async () => (await import('../catalogue/brand/BrandPage.tsx')).BrandPage,
            },
          },
          {
            path: 'ranges/:slug',
            handle: {
              modules: ['web/catalogue/range/RangePage.tsx', 'web/catalogue/range/range.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/range/range.route.ts')).loader,
              Component: async () => (await import('../catalogue/range/RangePage.tsx')).RangePage,
            },
          },
          {
            path: 'finishes',
            handle: {
              modules: ['web/catalogue/finish/FinishesPage.tsx', 'web/catalogue/finish/finishes.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/finish/finishes.route.ts')).loader,
              Component: async () => (await import('../catalogue/finish/FinishesPage.tsx')).FinishesPage,
            },
          },
          {
            path: 'finishes/:slug',
            handle: {
              modules: ['web/catalogue/finish/FinishPage.tsx', 'web/catalogue/finish/finish.route.ts'],
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/finish/finish.route.ts')).loader,
              Component: async () => (await import('../catalogue/finish/FinishPage.tsx')).FinishPage,
            },
          },
          {
            path: 'featured',
            handle: {
              modules: ['web/catalogue/featured/FeaturedPage.tsx', 'web/catalogue/featured/featured.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../catalogue/featured/featured.route.ts')).loader,
              shouldRevalidate: async () => (await import('../catalogue/featured/featured.route.ts')).shouldRevalidate,
              Component: async () => (await import('../catalogue/featured/FeaturedPage.tsx')).FeaturedPage,
            },
          },
          {
            path: 'order/:id',
            handle: {
              modules: ['web/checkout/order/OrderPage.tsx', 'web/checkout/order/order.route.ts'],
              isPrivate: true,
              isBare: true,
              keepsCase: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../checkout/order/order.route.ts')).loader,
              shouldRevalidate: async () => (await import('../checkout/order/order.route.ts')).shouldRevalidate,
              Component: async () => (await import('../checkout/order/OrderPage.tsx')).OrderPage,
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
            handle: {
              modules: ['web/content/blog/BlogPage.tsx', 'web/content/blog/blog.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/blog/blog.route.ts')).loader,
              Component: async () => (await import('../content/blog/BlogPage.tsx')).BlogPage,
            },
          },
          {
            path: 'blog/:slug',
            handle: {
              modules: ['web/content/blog/PostPage.tsx', 'web/content/blog/post.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/blog/post.route.ts')).loader,
              Component: async () => (await import('../content/blog/PostPage.tsx')).PostPage,
            },
          },
          {
            path: 'contact-us',
            handle: {
              modules: ['web/content/contact/ContactPage.tsx', 'web/content/contact/contact.route.ts'],
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/contact/contact.route.ts')).loader,
              Component: async () => (await import('../content/contact/ContactPage.tsx')).ContactPage,
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
