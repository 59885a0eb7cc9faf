import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { openPartnerStore } from '../store/open-partner-store.ts';
import { writePartner } from '../store/partner-store.ts';

export const START = new Date('2026-06-01T12:00:00Z');

/** Opens the partner store, as another process would; closed after the test. */
export async function openStore(store: TestDatabase) {
  const location = store.location();
  const db = await openPartnerStore(
    'file' in location ? { dataDir: dirname(location.file) } : { dataDir: '', ...location },
  );
  onTestFinished(() => db.destroy());
  return db;
}

/** The same, with the partners p1 and p2. */
export async function openStoreWithPartners(store: TestDatabase) {
  const db = await openStore(store);
  for (const id of ['p1', 'p2'])
    await writePartner(db, {
      id,
      name: `Partner ${id}`,
      kind: 'secret',
      scopes: ['catalogue'],
      origins: [],
      requestsPerMinute: 1,
      costPerMinute: 1,
      keyHash: id,
      createdAt: START.toISOString(),
    });
  return db;
}

export interface ReceivedEvent {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** A partner's program that receives events. */
export interface Receiver {
  url: string;
  /** The events that it answered with success, in the order in which they came. */
  events: ReceivedEvent[];
  /** Requests, refused ones included. */
  requests: number;
  /** The status that it answers, or the reaction to an event; 'silent' for no answer. */
  answer: number | ((event: ReceivedEvent) => number | 'silent');
  headers: Record<string, string>;
  /** Accepts no connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a receiver, which verifies signatures as the specification's library does, but for the time. */
export async function openReceiver(secretOf: () => string, now: () => Date): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.requests += 1;
      const body = Buffer.concat(chunks).toString();
      const id = String(request.headers['webhook-id']);
      const time = new Date(Number(request.headers['webhook-timestamp']) * 1_000);
      const isSigned =
        new Webhook(secretOf()).sign(id, time, body) === request.headers['webhook-signature'] &&
        Math.abs(now().getTime() - time.getTime()) < 300_000;
      const event = { ...(JSON.parse(body) as Omit<ReceivedEvent, 'id'>), id };
      const answer = typeof receiver.answer === 'number' ? receiver.answer : receiver.answer(event);
      if (answer === 'silent') return;
      const status = isSigned ? answer : 401;
      if (status >= 200 && status < 300) receiver.events.push(event);
      response.writeHead(status, receiver.headers).end('thank you');
    });
  });
  let port = 0;
  const receiver: Receiver = {
    url: '',
    events: [],
    requests: 0,
    answer: 204,
    headers: {},
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    start: () =>
      new Promise<void>((done) =>
        server.listen(port, '127.0.0.1', () => {
          ({ port } = server.address() as AddressInfo);
          receiver.url = `http://127.0.0.1:${port}/hooks`;
          done();
        }),
      ),
  };
  await receiver.start();
  onTestFinished(receiver.stop);
  return receiver;
}
