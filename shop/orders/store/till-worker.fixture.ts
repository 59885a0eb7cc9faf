import { parentPort, workerData } from 'node:worker_threads';
import { testLetterhead } from '../../mail/letterhead.fixture.ts';
import type { Checkout } from '../order.ts';
import { openStore, type StoreLocation } from '../../database/open-store.ts';
import { createOrderStore } from './order-store.ts';

/** What a till is asked: checkouts to be placed all at once. It answers what each was told, in their order. */
export type Rush = readonly { token: string; checkout: Checkout }[];

const db = await openStore(workerData as StoreLocation, { isServing: true });
const store = createOrderStore(db, testLetterhead);

parentPort?.on('message', (rush: Rush) => {
  void Promise.all(rush.map(async ({ token, checkout }) => (await store.place(token, checkout, new Date())).kind)).then(
    (kinds) => parentPort?.postMessage(kinds),
  );
});
