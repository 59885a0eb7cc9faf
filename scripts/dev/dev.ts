import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { type Plugin, createServerModuleRunner, type ViteDevServer } from 'vite';
import { readContent } from '../../schema/shop-folder/content/read-content.ts';
import { followFolder } from '../../schema/shop-folder/follow-folder.ts';
import { listenProblem } from '../../gateway/server/load/port-problem.ts';
import { createDevelopmentRelay } from './development-relay.ts';
import { openDevelopmentStorefront } from './development-storefront.ts';
import { createOverlay, overlayError } from './overlay.ts';
import { createShopProcess } from './shop-process.ts';
import { readWholeConfig } from '../whole-config.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import type { ModuleRunner } from 'vite/module-runner';
import type { Config } from '../../gateway/config/config.ts';
import type { OpenGateway } from '../../gateway/open-gateway.ts';
import { createMetrics } from '../../gateway/observability/metrics.ts';
import { mintConsoleKey } from '../../gateway/partners/open-partners.ts';
import { createLogger } from '../../gateway/server/logging.ts';
import type { Storefront } from '../../gateway/server/pages/storefront.ts';
import { startupMessage } from '../../gateway/startup-message.ts';

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

const SCHEMA_FILE = 'schema/schema.graphql';

interface DevelopmentGatewayOptions {
  config: Config;
  shop: { url: string; secret: string | null };
  vite: ViteDevServer;
  storefront: Storefront;
  /** Called when the graph's schema differs from the printed one. */
  onSchema(): Promise<unknown>;
}

interface Loaded {
  runner: ModuleRunner;
  gateway: OpenGateway;
}

/**
 * The gateway from its sources, run by Vite in its process. All modules are evaluated anew after an edit, because the
 * schema's builder knows every type that was ever given to it; only edited ones are transformed.
 */
function createDevelopmentGateway({
  config: firstConfig,
  shop,
  vite,
  storefront,
  onSchema,
}: DevelopmentGatewayOptions) {
  let config = firstConfig;
  const logger = createLogger(config.logLevel);
  const consoleKey = mintConsoleKey(config);
  const metrics = createMetrics();
  let current: Loaded | null = null;

  async function open(runner: ModuleRunner): Promise<Loaded> {
    const { openGateway } =
      await runner.import<typeof import('../../gateway/open-gateway.ts')>('/gateway/open-gateway.ts');
    const { schema } = await runner.import<typeof import('../../gateway/graph/schema.ts')>('/gateway/graph/schema.ts');
    const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
    if (readFileSync(SCHEMA_FILE, 'utf8') !== printed) {
      writeFileSync(SCHEMA_FILE, printed);
      await onSchema();
    }
    return { runner, gateway: await openGateway({ config, logger, shop, consoleKey, storefront, metrics }) };
  }

  async function end({ runner, gateway }: Loaded): Promise<void> {
    await gateway.close();
    await runner.close();
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      if (current) current.gateway.handle(request, response);
      else response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Loading …\n');
    },
    /** What is printed at the start. */
    message: startupMessage(config, consoleKey, shop.url),
    /** Loads the sources anew. Rejects when they cannot run; the gateway then stays as it was. */
    async load() {
      const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
      const before = current;
      try {
        current = await open(runner);
      } catch (error) {
        await runner.close();
        throw error;
      }
      if (before) await end(before);
    },
    /** Shows the words of a newer configuration. */
    async replaceWords(newest: Config) {
      await current?.gateway.replaceWords(newest);
      config = newest;
    },
  };
}
