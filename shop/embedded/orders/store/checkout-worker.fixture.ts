import { parentPort, workerData } from 'node:worker_threads';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import type { Checkout } from '../order.ts';
import { openDatabase, type DatabaseLocation } from '../../database/open-database.ts';
import { createOrderStore } from './order-store.ts';

/** Checkouts that a worker places at once. It replies with the outcome of each, in their order. */
export type Rush = readonly { token: string; checkout: Checkout }[];

const db = await openDatabase(workerData as DatabaseLocation, { isServing: true });
const store = createOrderStore(db, testCompanyDetails);

parentPort?.on('message', (rush: Rush) => {
  void Promise.all(rush.map(async ({ token, checkout }) => (await store.place(token, checkout, new Date())).kind)).then(
    (kinds) => parentPort?.postMessage(kinds),
  );
});
