import { redirect, type RouteObject } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';

/** The routes for those who buy for a project or come back: orders by codes, saved lists, invoices, stock alerts, and tracking. */
export const projectRoutes: RouteObject[] = [
  // A link that shares a basket: its lines are shown before anything is added.
  {
    path: 'cart/add',
    loader: ({ request }) => redirect(`/quick-order${new URL(request.url).search}`, 302),
  },
  {
    path: 'quick-order',
    handle: { modules: ['web/lists/quick-order/QuickOrderPage.tsx'] } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../lists/quick-order/QuickOrderPage.tsx')).QuickOrderPage },
  },
  {
    path: 'compare',
    handle: {
      modules: ['web/catalogue/compare/ComparePage.tsx', 'web/catalogue/compare/compare.route.ts'],
      isBare: true,
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../catalogue/compare/compare.route.ts')).loader,
      Component: async () => (await import('../../catalogue/compare/ComparePage.tsx')).ComparePage,
    },
  },
  {
    path: 'track-order',
    handle: { modules: ['web/checkout/order/track/TrackOrderPage.tsx'], isBare: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../checkout/order/track/TrackOrderPage.tsx')).TrackOrderPage },
  },
  {
    path: 'order/:id/invoice',
    handle: {
      modules: ['web/checkout/order/invoice/InvoicePage.tsx', 'web/checkout/order/invoice/invoice.route.ts'],
      isPrivate: true,
      isBare: true,
      keepsCase: true,
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../checkout/order/invoice/invoice.route.ts')).loader,
      shouldRevalidate: async () => (await import('../../checkout/order/invoice/invoice.route.ts')).shouldRevalidate,
      Component: async () => (await import('../../checkout/order/invoice/InvoicePage.tsx')).InvoicePage,
    },
  },
  {
    path: 'stock-alert',
    handle: { modules: ['web/catalogue/stock-alert/StockAlertPage.tsx'], isPrivate: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../catalogue/stock-alert/StockAlertPage.tsx')).StockAlertPage },
  },
  {
    path: 'saved-lists/:listId?',
    handle: {
      modules: ['web/lists/saved-list/page/SavedListsPage.tsx'],
      isPrivate: true,
      keepsCase: true,
    } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../lists/saved-list/page/SavedListsPage.tsx')).SavedListsPage },
  },
  {
    path: 'shared-lists/:key',
    handle: {
      modules: ['web/lists/saved-list/page/SharedListPage.tsx', 'web/lists/saved-list/page/shared-list.route.ts'],
      isPrivate: true,
      keepsCase: true,
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../lists/saved-list/page/shared-list.route.ts')).loader,
      Component: async () => (await import('../../lists/saved-list/page/SharedListPage.tsx')).SharedListPage,
    },
  },
];
