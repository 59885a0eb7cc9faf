import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { openShop, type OpenShopOptions } from './open-shop.ts';
import { createShopServer } from './server.ts';

/** Messages from the shop's thread to its starter. */
export type WorkerMessage = { kind: 'progress'; message: string } | { kind: 'ready'; port: number };

/** Start options of the shop's thread. */
export type WorkerOptions = Omit<OpenShopOptions, 'onProgress'> & { port: number };

const { location, port, ...options } = workerData as WorkerOptions;
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const shop = await openShop({ location, ...options, onProgress: (message) => tell({ kind: 'progress', message }) });
const server = await createShopServer(shop);
server.listen(port, '127.0.0.1', () => tell({ kind: 'ready', port: (server.address() as AddressInfo).port }));

parentPort?.once('message', () => {
  server.closeAllConnections();
  server.close(() => void shop.close().then(() => process.exit(0)));
});
