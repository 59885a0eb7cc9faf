import type { RequestListener } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Config } from '../../gateway/config/config.ts';
import type { OpenGateway } from '../../gateway/open-gateway.ts';
import { createMetrics } from '../../gateway/observability/metrics.ts';
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
  /** Shows the words of a newer configuration. */
  replaceWords(config: Config): Promise<void>;
}

interface Loaded {
  runner: ModuleRunner;
  gateway: OpenGateway;
}

/**
 * The gateway from its sources, run by Vite in its process. All modules are evaluated anew after an edit, because the
 * schema's builder knows every type that was ever given to it; only edited ones are transformed.
 */
export function createDevelopmentGateway({
  config: firstConfig,
  shop,
  vite,
  storefront,
  onSchema,
}: DevelopmentGatewayOptions): DevelopmentGateway {
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
    handle(request, response) {
      if (current) current.gateway.handle(request, response);
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
    async replaceWords(newest) {
      await current?.gateway.replaceWords(newest);
      config = newest;
    },
  };
}
