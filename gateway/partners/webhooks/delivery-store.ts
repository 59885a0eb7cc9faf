import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { PartnerTables } from '../store/partner-tables.ts';
import { disableEndpoint, readActiveEndpoints, type Endpoint } from './endpoint-store.ts';
import type { EventType } from './event-types.data.ts';
import { after, claimedUntil, nextAttempt, WEBHOOK_LIMITS } from './schedule.rules.ts';

type Db = Kysely<PartnerTables>;

/** Something that happened, for the endpoints that want it. */
export interface WebhookEvent {
  type: EventType;
  /** What it happened to, such as `product:12`: its events are delivered in their order. */
  subject: string;
  /** Null for all partners. */
  partnerId: string | null;
  /** Ids, codes and times; no personal data. */
  data: Record<string, string | number | null>;
}

export type Delivery = Selectable<PartnerTables['webhookDeliveries']>;

const POSITION_DIGITS = 16;

const ROWS_PER_STATEMENT = 500;

/** Looked at for those that can be sent now. */
const CANDIDATES = 100;

/** In one listing. */
const LISTED_MAXIMUM = 50;

/**
 * In the transaction of the change that they report. Processes that store events of one subject must take turns, since
 * places are counted from the last one.
 */
export async function writeEvents(transaction: Db, events: readonly WebhookEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  for (const endpoint of await readActiveEndpoints(transaction)) {
    const wanted = events.filter(
      ({ type, partnerId }) =>
        endpoint.events.includes(type) && (partnerId === null || partnerId === endpoint.partnerId),
    );
    if (wanted.length > 0) await writeFor(transaction, endpoint, wanted, now);
  }
}

async function writeFor(
  transaction: Db,
  endpoint: Endpoint,
  events: readonly WebhookEvent[],
  now: Date,
): Promise<void> {
  const { pending, last } = await transaction
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => [fn.countAll().as('pending'), fn.max('position').as('last')])
    .where('endpointId', '=', endpoint.id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (Number(pending) + events.length > WEBHOOK_LIMITS.pending) {
    await disableEndpoint(transaction, endpoint.id, `more than ${WEBHOOK_LIMITS.pending} events wait`, now);
    return;
  }
  const time = now.toISOString();
  // Times, so that they still grow after the last delivery; beyond them while many events come at once.
  const first = Math.max(now.getTime(), Number(last ?? 0) + 1);
  const rows = events.map(({ type, subject, data }, index) => ({
    id: `msg_${randomBytes(12).toString('hex')}`,
    endpointId: endpoint.id,
    state: 'pending' as const,
    position: String(first + index).padStart(POSITION_DIGITS, '0'),
    subject,
    type,
    body: JSON.stringify({ type, timestamp: time, data }),
    createdAt: time,
    triedSince: time,
    attempts: 0,
    dueAt: time,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await transaction
      .insertInto('webhookDeliveries')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
}

/** The deliveries of an endpoint that are due and are the first of their subject. */
export async function readHeads(db: Db, endpointId: string, now: Date): Promise<Delivery[]> {
  const pending = db
    .selectFrom('webhookDeliveries')
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending');
  const due = await pending
    .selectAll()
    .where('dueAt', '<=', now.toISOString())
    .orderBy('position')
    .limit(CANDIDATES)
    .execute();
  if (due.length === 0) return [];
  const firsts = await pending
    .select(({ fn }) => ['subject', fn.min('position').as('first')])
    .where('subject', 'in', [...new Set(due.map(({ subject }) => subject))])
    .groupBy('subject')
    .execute();
  const firstOf = new Map(firsts.map(({ subject, first }) => [subject, first]));
  return due.filter(({ subject, position }) => firstOf.get(subject) === position);
}

/** Claims a delivery by moving its next attempt on. Resolves to false when another process has claimed it. */
export async function claim(db: Db, { id, endpointId, position, attempts, dueAt }: Delivery, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set({ dueAt: claimedUntil(now), attempts: attempts + 1 })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .where('position', '=', position)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('dueAt', '=', dueAt)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

const pendingOf = (db: Db, { endpointId, subject }: Pick<Delivery, 'endpointId' | 'subject'>) =>
  db
    .updateTable('webhookDeliveries')
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .where('subject', '=', subject);

/** The next of its subject is then due. */
export async function markDelivered(db: Db, delivery: Delivery, now: Date): Promise<void> {
  const time = now.toISOString();
  await pendingOf(db, delivery)
    .set({ state: 'delivered', endedAt: time, failure: null })
    .where('id', '=', delivery.id)
    .execute();
  await pendingOf(db, delivery).set({ dueAt: time }).where('dueAt', '>', time).execute();
}

/** Records the failure of a delivery: its whole subject waits for the next attempt. */
export async function markUndelivered(db: Db, delivery: Delivery, failure: string, now: Date): Promise<void> {
  const next = nextAttempt(now, delivery.attempts + 1);
  await pendingOf(db, delivery).set({ dueAt: next, failure }).where('id', '=', delivery.id).execute();
  await pendingOf(db, delivery).set({ dueAt: next }).where('dueAt', '<', next).execute();
}

/** Gives up what was tried for too long, and deletes what ended long ago. */
export async function clearDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ state: 'given_up', endedAt: now.toISOString() })
    .where('state', '=', 'pending')
    .where('triedSince', '<', after(now, -WEBHOOK_LIMITS.triedMilliseconds))
    .execute();
  await db
    .deleteFrom('webhookDeliveries')
    .where('state', '!=', 'pending')
    .where('endedAt', '<', after(now, -WEBHOOK_LIMITS.keptMilliseconds))
    .execute();
}

/** Makes a delivery due again, with its former id and body. Resolves to false for an unknown id. */
export async function replay(db: Db, id: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set({ state: 'pending', attempts: 0, dueAt: time, triedSince: time, endedAt: null, failure: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Newest first. */
export function readDeliveries(db: Db, endpointId: string): Promise<Delivery[]> {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .orderBy('createdAt', 'desc')
    .orderBy('position', 'desc')
    .limit(LISTED_MAXIMUM)
    .execute();
}

/** By endpoint. */
export async function countPending(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => ['endpointId', fn.countAll().as('pending')])
    .where('state', '=', 'pending')
    .groupBy('endpointId')
    .execute();
  return new Map(rows.map(({ endpointId, pending }) => [endpointId, Number(pending)]));
}
