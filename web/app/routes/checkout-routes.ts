import type { RouteObject } from 'react-router';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { RouteHandle } from '../route-handle.ts';

/** The checkout, in a layout of its own: nothing in it leads away from the order. */
export const checkoutRoutes: RouteObject[] = [
  {
    handle: {
      modules: ['web/layout/checkout/CheckoutLayout.tsx', 'web/layout/checkout/checkout-layout.route.ts'],
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../layout/checkout/checkout-layout.route.ts')).loader,
      shouldRevalidate: async () => (await import('../../layout/checkout/checkout-layout.route.ts')).shouldRevalidate,
      Component: async () => (await import('../../layout/checkout/CheckoutLayout.tsx')).CheckoutLayout,
    },
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            path: 'checkout-now/:step?',
            handle: {
              modules: ['web/checkout/CheckoutPage.tsx', 'web/checkout/checkout.route.ts'],
              isPrivate: true,
              isBare: true,
            } satisfies RouteHandle,
            lazy: {
              loader: async () => (await import('../../checkout/checkout.route.ts')).loader,
              Component: async () => (await import('../../checkout/CheckoutPage.tsx')).CheckoutPage,
            },
          },
        ],
      },
    ],
  },
];
