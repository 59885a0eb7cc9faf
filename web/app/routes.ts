import { redirect, type RouteObject } from 'react-router';
import { ownCategoryPath } from '../category/category-path.rules.ts';
import type { AddressForm } from './address.rules.ts';
import { ErrorPage, RootErrorPage } from './ErrorPage.tsx';
import { RootLayout, rootLoader, rootShouldRevalidate } from './RootLayout.tsx';

/** What the server needs to know of a route: its module, the key of its scripts and styles in the build's manifest. */
export interface RouteHandle extends AddressForm {
  module: string;
  /** It shows what is one shopper's own: no cache keeps it, its address goes to nobody else, and the tag manager does not run on it. */
  isPrivate?: boolean;
}

/** Pages of words that are linked from everywhere: found without asking for a product first. */
const OWN_PAGES = ['about-us', 'about-our-business', 'faqs', 'privacy', 'cookies', 'terms', 'weee', 'accessibility'];

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
    shouldRevalidate: rootShouldRevalidate,
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
            handle: { module: 'web/search/SearchPage.tsx', isBare: true } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../search/search.route.ts')).loader,
              Component: async () => (await import('../search/SearchPage.tsx')).SearchPage,
            },
          },
          {
            path: 'brands',
            handle: { module: 'web/brand/BrandsPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../brand/brands.route.ts')).loader,
              Component: async () => (await import('../brand/BrandsPage.tsx')).BrandsPage,
            },
          },
          {
            path: 'brands/:slug',
            handle: { module: 'web/brand/BrandPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../brand/brand.route.ts')).loader,
              Component: async () => (await import('../brand/BrandPage.tsx')).BrandPage,
            },
          },
          {
            path: 'featured',
            handle: { module: 'web/featured/FeaturedPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../featured/featured.route.ts')).loader,
              Component: async () => (await import('../featured/FeaturedPage.tsx')).FeaturedPage,
            },
          },
          {
            path: 'checkout-now/:step?',
            handle: { module: 'web/checkout/CheckoutPage.tsx', isPrivate: true, isBare: true } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../checkout/checkout.route.ts')).loader,
              Component: async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage,
            },
          },
          {
            path: 'order/:id',
            handle: {
              module: 'web/order/OrderPage.tsx',
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
            handle: { module: 'web/cart/page/CartPage.tsx', isBare: true } satisfies RouteHandle,
            lazy: { Component: async () => (await import('../cart/page/CartPage.tsx')).CartPage },
          },
          {
            path: 'login',
            handle: { module: 'web/account/entry/LoginPage.tsx', isPrivate: true } satisfies RouteHandle,
            lazy: { Component: async () => (await import('../account/entry/LoginPage.tsx')).LoginPage },
          },
          {
            path: 'register',
            handle: { module: 'web/account/entry/RegisterPage.tsx', isPrivate: true } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../account/entry/register.route.ts')).loader,
              Component: async () => (await import('../account/entry/RegisterPage.tsx')).RegisterPage,
            },
          },
          {
            path: 'reset-password',
            handle: { module: 'web/account/entry/ResetPasswordPage.tsx', isPrivate: true } satisfies RouteHandle,
            lazy: { Component: async () => (await import('../account/entry/ResetPasswordPage.tsx')).ResetPasswordPage },
          },
          {
            path: 'confirm-email',
            handle: { module: 'web/account/entry/ConfirmEmailPage.tsx', isPrivate: true } satisfies RouteHandle,
            lazy: { Component: async () => (await import('../account/entry/ConfirmEmailPage.tsx')).ConfirmEmailPage },
          },
          {
            path: 'account/:section?',
            handle: { module: 'web/account/page/AccountPage.tsx', isPrivate: true } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../account/page/account.route.ts')).loader,
              Component: async () => (await import('../account/page/AccountPage.tsx')).AccountPage,
            },
          },
          {
            path: 'blog',
            handle: { module: 'web/blog/BlogPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../blog/blog.route.ts')).loader,
              Component: async () => (await import('../blog/BlogPage.tsx')).BlogPage,
            },
          },
          {
            path: 'blog/:slug',
            handle: { module: 'web/blog/PostPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../blog/post.route.ts')).loader,
              Component: async () => (await import('../blog/PostPage.tsx')).PostPage,
            },
          },
          {
            path: 'contact-us',
            handle: { module: 'web/contact/ContactPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../contact/contact.route.ts')).loader,
              Component: async () => (await import('../contact/ContactPage.tsx')).ContactPage,
            },
          },
          {
            path: 'shipping-returns',
            handle: { module: 'web/content/ShippingReturnsPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/shipping-returns.route.ts')).loader,
              Component: async () => (await import('../content/ShippingReturnsPage.tsx')).ShippingReturnsPage,
            },
          },
          ...OWN_PAGES.map((path) => ({
            path,
            handle: { module: 'web/content/OwnPage.tsx' } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../content/own-page.route.ts')).loader,
              Component: async () => (await import('../content/OwnPage.tsx')).OwnPage,
            },
          })),
          // A category lives at its own path; this is what it was called by elsewhere.
          { path: 'category/*', loader: ({ request }) => redirect(ownCategoryPath(new URL(request.url)), 301) },
          {
            path: '*',
            handle: { module: 'web/app/url/UrlPage.tsx' } satisfies RouteHandle,
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
