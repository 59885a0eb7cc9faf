import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { createBusyPages } from '../load/busy-page.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { pageRoutes } from './pages.ts';

const ASSETS = { styles: [], faces: [], modules: [], entries: [] };

/** Serves a page whose render reports an error, and returns the log. */
async function logOf(answer: { data: null; errors: { message: string; extensions: { code: string } }[] }) {
  const lines: string[] = [];
  const routes = pageRoutes({
    async render(_, { execute, onError }) {
      await execute('id', {});
      onError(new Error('nothing to show'));
      return { status: 503, headers: {}, body: '', inlineScripts: [], isCacheable: false };
    },
    addressOf: () => null,
    loggedPath: () => '/order/…',
    cache: null,
    themeColour: '#1F3A2E',
    assets: () => ASSETS,
    execute: async () => answer as never,
    logger: pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) }),
    origin: 'http://shop.example',
    policy: () => 'x',
    now: () => new Date(0),
    busy: createBusyPages({ ...readConfig({}), shopName: 'Lamps & Co' }),
  });
  const { url } = await serveRoutes(routes);
  await fetch(`${url}/order/abc`);
  return lines.map((line) => JSON.parse(line) as { level: number; path: string; msg: string });
}

test.each([
  ['UPSTREAM_UNAVAILABLE', 30, 'a page lacks data of the shop API'],
  ['INTERNAL_SERVER_ERROR', 50, 'a page failed'],
])('a page that lacks data because of %s is logged at level %d, without its key', async (code, level, msg) => {
  const [line] = await logOf({ data: null, errors: [{ message: 'x', extensions: { code } }] });
  expect(line).toMatchObject({ level, path: '/order/…', msg });
});
