import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { loseUnwrittenLines } from '@storefront/schema/settings/command-line.ts';
import { readSharedConfigOfShop } from '@storefront/schema/settings/shared-config.ts';
import { readShopConfig, type ShopConfig } from './config/config.ts';
import { followFolder } from '@storefront/schema/shop-folder/follow-folder.ts';
import { ShopFolderError } from '@storefront/schema/shop-folder/shop-folder-error.ts';
import { databaseLocation } from './database/open-database.ts';
import { isCommerceRefused } from './commerce.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import { openShop } from './open-shop.ts';
import { createShopServer } from './server.ts';
import { sellsOwnCatalogue } from './shop-state.ts';
import { readWords } from './shop-words.ts';

/** One of several shops listens at the latest after a minute, also without its search. */
const SEARCH_WAITS = 240;

/** By itself, for a gateway elsewhere that has the same `SHOP_API_SECRET`. */
async function start(): Promise<void> {
  loseUnwrittenLines();
  const config = await readConfig().catch((error: unknown) =>
    exitWith(error instanceof Error ? error.message : String(error)),
  );
  const shop = await openShop({
    location: databaseLocation(config),
    seedProducts: config.seedProducts,
    ...readWords(config),
    unpaidOrderDays: config.unpaidOrderDays,
    medusa: config.medusa,
    dataDir: config.dataDir,
    // Nobody can sign without a shared secret: calls that need a signature are refused.
    secret: config.shopApiSecret ?? randomBytes(32).toString('base64url'),
    onProgress: (message) => console.log(message),
  });
  const server = await createShopServer(shop);
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWith(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use: choose another with PORT=…` : error.message),
  );
  // Others answer meanwhile. The search is null until it is built.
  for (let waits = SEARCH_WAITS; config.databaseUrl && waits > 0 && !shop.search.search(''); waits -= 1)
    await delay(250);
  server.listen(config.port, config.host, () => console.log(`Shop API  http://${config.host}:${config.port}`));
  const showFolder = async () => shop.replaceWords(readWords(await readConfig()));
  followFolder(config.shopFolder, showFolder, console);
  const stop = () => server.close(() => void shop.close().then(() => process.exit(0)));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function readConfig(): Promise<ShopConfig> {
  return readShopConfig(process.env, await readSharedConfigOfShop(process.env, sellsOwnCatalogue));
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  if (!isDatabaseUnavailable(error) && !isCommerceRefused(error) && !(error instanceof ShopFolderError)) throw error;
  exitWith(error.message);
}
