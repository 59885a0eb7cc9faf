import { expect, test } from 'vitest';
import { cookieProbeRoutes } from './cookie-probe.ts';
import { serveRoutes } from './serve-routes.fixture.ts';

test.each([false, true])('sees whether its cookie is sent, and removes it (secure: %s)', async (secure) => {
  const { url } = await serveRoutes(cookieProbeRoutes(secure));
  const ask = (cookie: string) => fetch(`${url}/cookie-probe`, { headers: { cookie } });
  const first = await ask('signed_in=1');
  expect(await first.json()).toEqual({ isKept: false });
  const second = await ask(first.headers.get('set-cookie')?.split(';')[0] ?? '');
  expect(await second.json()).toEqual({ isKept: true });
  expect(second.headers.get('set-cookie')).toContain('Max-Age=0');
});
