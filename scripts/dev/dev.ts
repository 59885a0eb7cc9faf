import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from '../../schema/shop-folder/content/read-content.ts';
import { followFolder } from '../../schema/shop-folder/follow-folder.ts';
import { listenProblem } from '../../gateway/server/load/port-problem.ts';
import { createDevelopmentGateway } from './development-gateway.ts';
import { createDevelopmentRelay } from './development-relay.ts';
import { openDevelopmentStorefront } from './development-storefront.ts';
import { createOverlay, overlayError } from './overlay.ts';
import { createShopProcess } from './shop-process.ts';
import { readWholeConfig } from '../whole-config.ts';

/**
 * Runs the shop from its sources: Vite with the gateway in this process, and the embedded shop in another. An edit of
 * the gateway loads its modules anew, an edit of the shop restarts that process, and neither touches the rest.
 */
const root = join(import.meta.dirname, '../..');
const config = await readWholeConfig(process.env);

const TESTS = /\.(?:test|fixture)\.ts$/;
const GATEWAY = /^(?:(?:gateway|domain|schema)\/.*\.ts|docs\/partners\/.*\.md)$/;
const SHOP = /^(?:shop|domain|schema)\/.*\.ts$/;

const server = createServer((request, response) => gateway.handle(request, response));
const overlay = createOverlay();
const relay = createDevelopmentRelay(root, overlay);
const { vite, storefront } = await openDevelopmentStorefront({
  root,
  server,
  relay,
  plugins: [overlay.plugin, reloadEdited()],
});
const shop = config.shopApiUrl === undefined ? await createShopProcess(root) : null;
const gateway = createDevelopmentGateway({
  config,
  shop: shop ?? { url: config.shopApiUrl ?? '', secret: config.shopApiSecret ?? null },
  vite,
  storefront,
  onSchema: relay.compile,
});

type Part = 'gateway' | 'shop' | 'shop’s folder';

const stale = new Set<Part>();
let reloading: Promise<void> | null = null;

/** Loads the newest sources, and reloads the open pages. Edits that come meanwhile are loaded together, afterwards. */
function reload(...parts: Part[]): Promise<void> {
  for (const part of parts) stale.add(part);
  reloading ??= loadStale().finally(() => (reloading = null));
  return reloading;
}

async function loadStale(): Promise<void> {
  while (stale.size > 0) {
    const edited = new Set(stale);
    stale.clear();
    const loaded = edited.has('shop’s folder') ? [await isLoaded('shop’s folder', showFolder)] : [];
    // The gateway after an edit of the shop too: it remembers what the shop has said.
    if (edited.has('shop') || edited.has('gateway'))
      loaded.push(
        ...(await Promise.all([
          edited.has('shop') && shop ? isLoaded('shop', shop.start) : true,
          isLoaded('gateway', gateway.load),
        ])),
      );
    if (!loaded.includes(false)) vite.environments.client.hot.send({ type: 'full-reload' });
  }
}

/** Whether a part could be loaded; shows why if not. */
async function isLoaded(part: Part, load: () => Promise<void>): Promise<boolean> {
  try {
    await load();
    overlay.clear(part);
    return true;
  } catch (error) {
    overlay.show(part, overlayError(error));
    return false;
  }
}

async function showFolder(): Promise<void> {
  const newest = await readWholeConfig(process.env);
  // The shop reads pages and posts in its own process: a fault of theirs is found here.
  readContent(newest.shopFolder, newest);
  await shop?.readFolder();
  await gateway.replaceWords(newest);
}

function reloadEdited(): Plugin {
  return {
    name: 'reload-edited',
    hotUpdate({ file }) {
      // Vite asks once for each of its environments.
      if (this.environment.name !== 'ssr' || TESTS.test(file)) return;
      const path = relative(root, file);
      if (SHOP.test(path)) void reload('shop');
      if (GATEWAY.test(path)) void reload('gateway');
    },
  };
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(listenProblem(error, config.port));
  process.exit(1);
});
server.listen(config.port, config.host);
await reload('shop', 'gateway');
console.log(gateway.message);
followFolder(config.shopFolder, () => reload('shop’s folder'), { info() {}, error: console.error });

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit());
