import { readConfig, type Config } from '@storefront/config/config.ts';
import type { Logger } from 'pino';
import { closeDataDirectory } from './data-directory.ts';
import type { EmbeddedShop } from './embedded-shop.ts';
import { mintConsoleKey } from './partners/console-key.ts';
import { runGateway } from './run-gateway.ts';
import { createLogger } from './server/logging.ts';
import { startupMessage } from './startup-message.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { openRedisChannel } from './upstream/changes/redis-channel.ts';

/** Starts the gateway, and the embedded shop unless another shop API is set. Exits the process when the configuration does not allow it. */
export async function startGateway(embeddedShop: EmbeddedShop | null): Promise<void> {
  const config = readConfigOrExit();
  if (!config.shopApiUrl && !embeddedShop) exitWith('Set SHOP_API_URL: this program runs without the embedded shop.');
  const logger = createLogger(config.logLevel);
  const failure = closeDataDirectory(config.dataDir);
  if (failure) logger.warn({ error: failure }, 'other users of this machine may be able to read the data directory');
  const changes = createCatalogueChanges();
  const embedded = config.shopApiUrl ? null : await embeddedShop?.start(config, changes.announce);
  // When another gateway announces a change, the embedded shop polls the shared database at once, instead of up to two seconds later.
  changes.onChange(() => embedded?.look());
  const channel =
    config.redisUrl === undefined
      ? null
      : await openRedisChannel(config.redisUrl, {
          changes,
          onFailure: (error) =>
            logger.warn({ error }, 'Redis is unavailable: cached answers may be stale until they expire'),
        });
  const shop = embedded
    ? { url: embedded.url, secret: embedded.secret }
    : { url: config.shopApiUrl ?? '', secret: config.shopApiSecret ?? null };
  const consoleKey = mintConsoleKey(config);
  await runGateway({
    config,
    logger,
    shop,
    consoleKey,
    changes,
    onListening() {
      console.log(startupMessage(config, { consoleKey, shopApiUrl: shop.url }));
      if (!config.development) void reportAtStart(config, logger, config.shopApiUrl ? null : embeddedShop);
    },
    async onStopped() {
      channel?.close();
      await embedded?.stop();
    },
  });
}

/** Reports why the shop is not ready to sell. Loaded after the gateway accepts requests, so that it does not delay the start. */
async function reportAtStart(config: Config, logger: Logger, embeddedShop: EmbeddedShop | null): Promise<void> {
  const doctor = await import('./doctor/report-at-start.ts');
  await doctor.reportAtStart({
    config,
    defaults: readConfig({}),
    logger,
    readShop: embeddedShop && (() => embeddedShop.readState(config)),
    print: process.stdout.isTTY ? (line) => console.log(line) : null,
  });
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
