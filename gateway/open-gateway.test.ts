import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { readConfig } from './config/config.ts';
import { followFolder, FOLDER_REFUSED, FOLDER_SHOWN } from '@storefront/schema/shop-folder/follow-folder.ts';
import { readPersistedOperations } from './graphql-server/persisted-operations.ts';
import { openGateway, type OpenGateway } from './open-gateway.ts';
import { idOf } from './server/http-gateway.fixture.ts';
import { createLogger } from './server/logging.ts';
import { serve } from './testing/listen.fixture.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';

const changes = createCatalogueChanges();
const operations = readPersistedOperations('schema/operations.json');

let folder: string;
let gateway: OpenGateway;
let url: string;
let unfollow: () => void;
let onLog: (message: string) => void;

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const page = (text: string) => `---\ntitle: About us\n---\n${text}\n`;

/** Makes a change, and returns what is logged when it has been read. */
async function read(change: () => void): Promise<string> {
  const logged = new Promise<string>((resolve) => (onLog = resolve));
  change();
  return logged;
}

async function get(path: string): Promise<{ text: string; etag: string | null; kept: string }> {
  const response = await fetch(url + path);
  const { headers } = response;
  return { text: await response.text(), etag: headers.get('etag'), kept: headers.get('cache-status') ?? '' };
}

beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'pages'));
  write('shop.yaml', 'name: Hook & Eye\n');
  write('pages/about-us.md', page('We sew shirts.'));
  const shop = await serve((_, response) => void response.writeHead(404).end());
  const variables = { SHOP_DIR: folder, SHOP_API_URL: shop.url, DATA_DIR: join(folder, 'data'), CACHE_SECONDS: '60' };
  const config = readConfig(variables);
  gateway = await openGateway({
    config,
    logger: createLogger('silent'),
    shop: { url: shop.url, secret: null },
    consoleKey: null,
    changes,
    storefront: {
      render: async (request, { execute, assets, themeColour }) => ({
        status: 200,
        headers: {},
        body: JSON.stringify([
          await execute(idOf('OwnPageQuery'), { url: new URL(request.url).pathname }),
          assets([]).styles,
          themeColour,
        ]),
        inlineScripts: [],
        isCacheable: true,
      }),
      addressOf: (path) => path,
      loggedPath: (path) => path,
      assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
      staticFiles: async () => {},
      operations: () => operations,
    },
  });
  ({ url } = await serve(gateway.handle));
  const tell = (message: string) => onLog(message);
  const logger = { info: tell, error: tell };
  unfollow = followFolder(config.shopFolder, () => gateway.replaceWords(readConfig(variables)), logger);
});
afterEach(async () => {
  unfollow();
  await gateway.close();
});

test('a changed page is shown at once, although the old one was kept', async () => {
  await get('/about-us/');
  const before = await get('/about-us/');
  expect(before.text).toContain('We sew shirts.');
  expect(before.kept).toContain('hit');
  expect(await read(() => write('pages/about-us.md', page('We sew coats.')))).toBe(FOLDER_SHOWN);
  const after = await get('/about-us/');
  expect(after.text).toContain('We sew coats.');
  expect(after.etag).not.toBe(before.etag);
});

test('name, theme and logo change with their addresses', async () => {
  const { text } = await get('/about-us/');
  expect(text).toContain('[],');
  // As editors save.
  write('shop.yaml~', 'name: Button & Thread\n');
  expect(await read(() => renameSync(join(folder, 'shop.yaml~'), join(folder, 'shop.yaml')))).toBe(FOLDER_SHOWN);
  expect((await get('/site.webmanifest')).text).toContain('Button & Thread');
  await read(() => write('theme.css', ':root { --color-band: #7A1F3D }'));
  const [, [sheet], colour] = JSON.parse((await get('/about-us/')).text) as [unknown, [string], string];
  expect(colour).toBe('#7A1F3D');
  expect((await get(sheet)).text).toContain('--color-band:#7A1F3D');
});

test('a folder with a fault is shown as it was, until it is mended', async () => {
  expect(await read(() => write('pages/about-us.md', page('Call {fone}.')))).toContain(
    `${FOLDER_REFUSED}: ${join(folder, 'pages/about-us.md')}:4: found {fone}; allowed: {shopName}, `,
  );
  expect((await get('/about-us/')).text).toContain('We sew shirts.');
  expect(await read(() => write('pages/about-us.md', page('Call us.')))).toBe(FOLDER_SHOWN);
  expect((await get('/about-us/')).text).toContain('Call us.');
});

test('a folder that is made later is followed, and SIGHUP reads it too', async () => {
  await read(() => mkdirSync(join(folder, 'posts')));
  expect(await read(() => write('posts/coats.md', '---\ntitle: Coats\n---\n'))).toContain(
    'posts/coats.md:1: found no date',
  );
  rmSync(join(folder, 'posts'), { recursive: true });
  expect(await read(() => process.emit('SIGHUP'))).toBe(FOLDER_SHOWN);
});

test('a change of the folder drops what a CDN and other gateways keep', async () => {
  const announced: unknown[] = [];
  changes.onAnnounce((change) => announced.push(change));
  await read(() => write('pages/about-us.md', page('Call {fone}.')));
  expect(announced).toEqual([]);
  await read(() => write('pages/about-us.md', page('Call us.')));
  expect(announced).toEqual(['everything']);
});
