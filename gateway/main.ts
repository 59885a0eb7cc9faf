import { readConfig, type Config } from '../config/config.ts';
import { mintConsoleKey } from './partners/console-key.ts';
import { createLogger } from './server/logging.ts';
import { startupMessage } from './startup-message.ts';
import { runGateway } from './run-gateway.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';

const config = readConfigOrExit();
const changes = createCatalogueChanges();
const embedded = config.shopApiUrl
  ? null
  : await (await import('../shop/start-embedded-shop.ts')).startEmbeddedShop(config, changes.announce);
// When another gateway announces a change, the embedded shop polls the shared database at once, instead of up to two seconds later.
changes.onChange(() => embedded?.look());
const shop = embedded ?? { url: config.shopApiUrl ?? '', secret: config.shopApiSecret ?? null };
const consoleKey = mintConsoleKey(config);

await runGateway({
  config,
  logger: createLogger(config.logLevel),
  shop,
  consoleKey,
  changes,
  onListening: () => console.log(startupMessage(config, { consoleKey, shopApiUrl: shop.url })),
  stopShop: async () => embedded?.stop(),
});

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
