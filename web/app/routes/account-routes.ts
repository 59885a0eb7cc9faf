import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';

/** The routes of signing in, registering and a customer's account; all are private. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'login',
    handle: { modules: ['web/account/entry/LoginPage.tsx'], isPrivate: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../account/entry/LoginPage.tsx')).LoginPage },
  },
  {
    path: 'register',
    handle: {
      modules: ['web/account/entry/RegisterPage.tsx', 'web/account/entry/register.route.ts'],
      isPrivate: true,
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../account/entry/register.route.ts')).loader,
      Component: async () => (await import('../../account/entry/RegisterPage.tsx')).RegisterPage,
    },
  },
  {
    path: 'reset-password',
    handle: { modules: ['web/account/entry/ResetPasswordPage.tsx'], isPrivate: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../account/entry/ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: 'confirm-email',
    handle: { modules: ['web/account/entry/ConfirmEmailPage.tsx'], isPrivate: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../../account/entry/ConfirmEmailPage.tsx')).ConfirmEmailPage },
  },
  {
    path: 'account/:section?',
    handle: {
      modules: ['web/account/page/AccountPage.tsx', 'web/account/page/account.route.ts'],
      isPrivate: true,
    } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('../../account/page/account.route.ts')).loader,
      Component: async () => (await import('../../account/page/AccountPage.tsx')).AccountPage,
    },
  },
];
