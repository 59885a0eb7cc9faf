import { expect, test } from 'vitest';
import { cookieProbeRoutes } from './cookie-probe.ts';
import { serveRoutes } from './serve-routes.fixture.ts';

test.each([false, true])('sees whether its cookie is sent, and removes it (secure: %s)', async (secure) => {
  const { url } = await serveRoutes(cookieProbeRoutes(secure));
  const ask = async (cookie = '') => {
    const { headers, ...response } = await fetch(`${url}/cookie-probe`, { headers: { cookie } }).then(
      async (answer) => ({ headers: answer.headers, body: await answer.json() }),
    );
    return { set: headers.get('set-cookie') ?? '', ...response };
  };
  const first = await ask('signed_in=1');
  expect(first.body).toEqual({ isKept: false });
  expect(first.set).toContain('HttpOnly');
  const second = await ask(first.set.split(';')[0]);
  expect(second.body).toEqual({ isKept: true });
  expect(second.set).toContain('Max-Age=0');
});
