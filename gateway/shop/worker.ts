import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { MailSettings } from './orders/mail-settings.ts';
import { openShop } from './open-shop.ts';
import { createShopServer } from './server.ts';
import type { StoreLocation } from './store/open-store.ts';

/** What the shop's thread tells its starter. */
export type WorkerMessage = { kind: 'progress'; message: string } | { kind: 'ready'; port: number };

const { location, port, seedProducts, mail, secret } = workerData as { location: StoreLocation; port: number; seedProducts?: number; mail: MailSettings; secret: string };
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const shop = await openShop({ location, seedProducts, mail, secret, onProgress: (message) => tell({ kind: 'progress', message }) });
const server = createShopServer(shop);
server.listen(port, '127.0.0.1', () => tell({ kind: 'ready', port: (server.address() as AddressInfo).port }));

parentPort?.once('message', () => {
  server.closeAllConnections();
  server.close(() => void shop.close().then(() => process.exit(0)));
});
