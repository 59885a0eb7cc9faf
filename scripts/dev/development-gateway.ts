import { createServer, type RequestListener, type Server } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Config } from '../../config/config.ts';
import { mintConsoleKey } from '../../gateway/partners/open-partners.ts';
import { createLogger } from '../../gateway/server/logging.ts';
import type { Storefront } from '../../gateway/server/pages/storefront.ts';
import { startupMessage } from '../../gateway/startup-message.ts';

const SCHEMA_FILE = 'schema/schema.graphql';

interface DevelopmentGatewayOptions {
  config: Config;
  shop: { url: string; secret: string | null };
  vite: ViteDevServer;
  storefront: Storefront;
  /** Called when the graph's schema differs from the printed one. */
  onSchema(): Promise<unknown>;
}

/** The gateway as its sources were when it was last loaded. */
export interface DevelopmentGateway {
  handle: RequestListener;
  /** What is printed at the start. */
  message: string;
  /** Loads the sources anew. Rejects when they cannot run; the gateway then stays as it was. */
  load(): Promise<void>;
}

interface Loaded {
  runner: ModuleRunner;
  handle: RequestListener;
  close(): Promise<void>;
}

/**
 * The gateway from its sources, in the process of Vite, which runs its modules. All are evaluated anew after an edit, because the schema's builder knows every
 * type that was ever given to it; Vite transforms only the edited ones.
 */
export function createDevelopmentGateway({
  config,
  shop,
  vite,
  storefront,
  onSchema,
}: DevelopmentGatewayOptions): DevelopmentGateway {
  const logger = createLogger(config.logLevel);
  const consoleKey = mintConsoleKey(config);
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
    let handle: RequestListener | null = null;
    const { close } = await openGateway({
      config,
      logger,
      shop,
      consoleKey,
      storefront,
      // Never listens: the requests come from the server that Vite shares.
      serverFactory(handler): Server {
        handle = handler;
        return createServer();
      },
    });
    if (!handle) throw new Error('The gateway did not ask for a server');
    return { runner, handle, close };
  }

  async function end({ runner, close }: Loaded): Promise<void> {
    await close();
    await runner.close();
  }

  return {
    handle(request, response) {
      if (current) current.handle(request, response);
      else response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Loading …\n');
    },
    message: startupMessage(config, consoleKey, shop.url),
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
  };
}
