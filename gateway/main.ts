import { createServer } from 'node:http';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { createGateway } from './gateway.ts';
import { createLogger } from './http/logging.ts';
import { openStorefront } from './storefront.ts';

const config = readConfig(process.env);
const logger = createLogger(config.logLevel);

/** How long open requests may take to end when the process is asked to stop. */
const STOP_MILLISECONDS = 8_000;

const shop = config.shopApiUrl ? null : await startEmbeddedShop();
const storefront = await openStorefront({ root: join(import.meta.dirname, '..'), development: config.development });
const gateway = createGateway({
  config,
  logger,
  cards: config.stripe && (await openCardPayments(config.stripe)),
  shopApiUrl: config.shopApiUrl ?? shop?.url ?? '',
  operations: storefront.operations,
  render: storefront.render,
  assets: storefront.assets,
  staticFiles: storefront.staticFiles,
});

const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 }, gateway);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use: choose another with PORT=…` : error.message);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  console.log(`${config.shopName} is open.\n  Storefront  ${config.publicUrl}/\n  GraphiQL    ${config.publicUrl}/graphql\n  Shop API    ${config.shopApiUrl ?? shop?.url}`);
});

async function openCardPayments(stripe: NonNullable<Config['stripe']>) {
  const { createStripePayments } = await import('./payment/stripe.ts');
  return createStripePayments({ ...stripe, publicUrl: config.publicUrl, onFailure: (order, error) => logger.warn({ order, error }, 'a card payment could not be opened') });
}

async function startEmbeddedShop() {
  const { startShop } = await import('./shop/start-shop.ts');
  const { isStoreGone } = await import('./shop/store/postgres/errors.ts');
  const { dataDir, databaseUrl, seedProducts, shopName, publicUrl, phone, email, legalName, companyNumber, registeredOffice, vatNumber, bankDetails } = config;
  const letterhead = { shopName, publicUrl, phone, email, legalName, companyNumber, registeredOffice, vatNumber, bankDetails };
  const mail = { letterhead, smtpUrl: config.smtpUrl, from: config.mailFrom };
  return startShop({ dataDir, databaseUrl, seedProducts, mail, onProgress: (message) => console.log(message) }).catch((error: unknown) => {
    if (!isStoreGone(error)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const late = setTimeout(() => server.closeAllConnections(), STOP_MILLISECONDS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(late);
  await storefront.close();
  await shop?.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
