import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import { openShop, type OpenShopOptions } from './open-shop.ts';
import { createShopServer } from './server.ts';
import type { ShopWords } from './shop-words.ts';

export type WorkerMessage =
  | { kind: 'progress'; message: string }
  | { kind: 'ready'; port: number }
  | { kind: 'changed'; change: CatalogueChange }
  | { kind: 'replaced' };

/** `look` polls the database for changes now; words replace the shop's. */
export type SupervisorMessage = 'stop' | 'look' | ShopWords;

export type WorkerOptions = Omit<OpenShopOptions, 'onProgress' | 'onChange'> & { port: number };

const { location, port, ...options } = workerData as WorkerOptions;
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const shop = await openShop({
  location,
  ...options,
  onProgress: (message) => tell({ kind: 'progress', message }),
  onChange: (change) => tell({ kind: 'changed', change }),
});
const server = await createShopServer(shop);
server.listen(port, '127.0.0.1', () => tell({ kind: 'ready', port: (server.address() as AddressInfo).port }));

parentPort?.on('message', (message: SupervisorMessage) => {
  if (message === 'look') return shop.look();
  if (message !== 'stop') {
    shop.replaceWords(message);
    return tell({ kind: 'replaced' });
  }
  server.closeAllConnections();
  server.close(() => void shop.close().then(() => process.exit(0)));
});
