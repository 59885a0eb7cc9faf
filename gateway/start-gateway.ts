import { createServer } from 'node:http';
import { join } from 'node:path';
import { isHelpWanted, loseUnwrittenLines } from '@storefront/schema/settings/command-line.ts';
import { followFolder } from '@storefront/schema/shop-folder/follow-folder.ts';
import type { Config } from './config/config.ts';
import { closeDataDirectory } from './data-directory.ts';
import type { EmbeddedShop } from './embedded-shop.ts';
import { openGateway } from './open-gateway.ts';
import { mintConsoleKey } from './partners/open-partners.ts';
import { guardServer } from './server/load/connections.ts';
import { listenProblem, portProblem } from './server/load/port-problem.ts';
import { createLogger } from './server/logging.ts';
import { openStorefront } from './server/storefront/storefront.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { startupMessage } from './startup-message.ts';
import { openRedisChannel } from './upstream/changes/redis-channel.ts';
import { CONNECTION_LIMITS, REQUEST_LIMITS, SERVER_TIMES } from './limits.data.ts';

const USAGE = `npm start

Starts the shop in production mode, from the last build: ./scripts/start installs and builds it first.
Settings are environment variables: docs/configuration.md.

Example: PORT=8080 DATA_DIR=/srv/shop-data npm start`;

/** With the embedded shop unless another API is set. Follows changes of the merchant's folder. Exits on a fault. */
export async function startGateway<Whole extends Config>(
  readConfig: () => Promise<Whole>,
  embeddedShop: EmbeddedShop<NoInfer<Whole>> | null,
): Promise<void> {
  const words = process.argv.slice(2);
  if (isHelpWanted(words)) return console.log(USAGE);
  if (words.length > 0)
    exitWith(`${words[0]} is no option: settings are environment variables, docs/configuration.md.`);
  loseUnwrittenLines();
  const config = await readConfig().catch((error: unknown) =>
    exitWith(error instanceof Error ? error.message : String(error)),
  );
  // Before anything is migrated or seeded.
  const problem = await portProblem(config.host, config.port);
  if (problem !== null) exitWith(problem);
  if (!config.shopApiUrl && !embeddedShop) exitWith('Set SHOP_API_URL: this program runs without the embedded shop.');
  const logger = createLogger(config.logLevel);
  const failure = closeDataDirectory(config.dataDir);
  if (failure) logger.warn({ error: failure }, 'other users of this machine may be able to read the data directory');
  const changes = createCatalogueChanges();
  const embedded = config.shopApiUrl ? null : await embeddedShop?.start(config, changes.announce);
  // At another gateway's change, the embedded shop polls the shared database at once, not up to two seconds later.
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
  const server = createServer({
    headersTimeout: SERVER_TIMES.headersMilliseconds,
    requestTimeout: SERVER_TIMES.requestMilliseconds,
    keepAliveTimeout: SERVER_TIMES.keepAliveMilliseconds,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: REQUEST_LIMITS.headerBytes,
  });
  const gateway = await openGateway({
    config,
    logger,
    shop,
    consoleKey,
    changes,
    storefront: await openStorefront(join(import.meta.dirname, '..')),
  });
  const guarded = guardServer(server, gateway.handle, {
    ...CONNECTION_LIMITS,
    ...(config.trustedProxies > 0 && { connectionsPerAddress: null }),
  });
  // Others answer meanwhile: a proxy that does not ask /readyz sends it requests as soon as it listens.
  if (config.redisUrl !== undefined) await gateway.untilReady(SERVER_TIMES.readyMilliseconds);
  server.on('error', (error: NodeJS.ErrnoException) => exitWith(listenProblem(error, config.port)));
  server.listen(config.port, config.host, () => {
    console.log(startupMessage(config, consoleKey, shop.url));
    // Loaded after the gateway accepts requests, so that it does not delay the start.
    void import('./doctor/run-doctor.ts').then(({ reportAtStart }) =>
      reportAtStart(config, logger, config.shopApiUrl ? null : embeddedShop),
    );
  });
  const showFolder = async () => {
    const newest = await readConfig();
    await embedded?.replaceWords(newest);
    await gateway.replaceWords(newest);
  };
  followFolder(config.shopFolder, showFolder, logger);
  onStopSignal(async (signal) => {
    gateway.stopping();
    const drained = guarded.stop(SERVER_TIMES.drainMilliseconds);
    // After Ctrl-C a developer should wait only for answers in progress, not for idle connections.
    if (signal === 'SIGINT') server.closeIdleConnections();
    await drained;
    await gateway.close();
    channel?.close();
    await embedded?.stop();
  });
}

/** Stops once at SIGTERM or SIGINT, and then exits; within a time limit, whatever keeps it from stopping. */
function onStopSignal(stop: (signal: 'SIGTERM' | 'SIGINT') => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), SERVER_TIMES.stopMilliseconds).unref();
      void stop(signal).then(() => process.exit(0));
    });
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
