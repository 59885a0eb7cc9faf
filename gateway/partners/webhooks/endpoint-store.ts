import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { PartnerTables } from '../store/partner-tables.ts';
import type { EventType } from './event-types.data.ts';
import { after, nextAttempt, WEBHOOK_LIMITS } from './schedule.rules.ts';
import { mintSecret } from './signature.rules.ts';

type Db = Kysely<PartnerTables>;

type EndpointRow = Selectable<PartnerTables['webhookEndpoints']>;

/** Times are ISO times. */
export interface Endpoint extends Omit<EndpointRow, 'events'> {
  events: readonly EventType[];
}

const endpointOf = (row: EndpointRow): Endpoint => ({ ...row, events: JSON.parse(row.events) as EventType[] });

/** Oldest first. */
export async function readEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = await db.selectFrom('webhookEndpoints').selectAll().orderBy('createdAt').orderBy('id').execute();
  return rows.map(endpointOf);
}

/** Neither switched off nor of a revoked partner. */
export async function readActiveEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = await db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('disabledAt', 'is', null)
    .where('partnerId', 'in', (eb) => eb.selectFrom('partners').select('id').where('revokedAt', 'is', null))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(endpointOf);
}

/** Adds an endpoint with a new secret. Null when the partner has as many as it may. */
export async function addEndpoint(
  db: Db,
  { partnerId, url, events }: Pick<Endpoint, 'partnerId' | 'url' | 'events'>,
  now: Date,
): Promise<Pick<Endpoint, 'id' | 'secret'> | null> {
  const before = (await readEndpoints(db)).filter((endpoint) => endpoint.partnerId === partnerId);
  if (before.length >= WEBHOOK_LIMITS.endpointsPerPartner) return null;
  const [id, secret] = [`hook_${randomBytes(6).toString('hex')}`, mintSecret()];
  const time = now.toISOString();
  await db
    .insertInto('webhookEndpoints')
    .values({
      id,
      partnerId,
      url,
      secret,
      events: JSON.stringify(events),
      createdAt: time,
      failures: 0,
      dueAt: time,
    })
    .execute();
  return { id, secret };
}

/** Removes an endpoint with its deliveries. Resolves to false for an unknown one. */
export function removeEndpoint(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('webhookEndpoints')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('webhookDeliveries').where('endpointId', '=', id).execute();
    return Number(numDeletedRows) > 0;
  });
}

/** Switches an endpoint on again, without a pause. Resolves to false for an unknown one. */
export function enableEndpoint(db: Db, id: string, now: Date): Promise<boolean> {
  return update(db, id, { ...WORKING, dueAt: now.toISOString(), disabledAt: null });
}

const WORKING = { failures: 0, failingSince: null, failure: null };

export const markWorking = (db: Db, id: string): Promise<boolean> => update(db, id, WORKING);

/** Gives the endpoint a pause, or switches it off when it has failed for days. Resolves to whether it did. */
export async function markFailing(db: Db, endpoint: Endpoint, failure: string, now: Date): Promise<boolean> {
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? now.toISOString();
  const isOver = failingSince <= after(now, -WEBHOOK_LIMITS.failingMilliseconds);
  await update(db, endpoint.id, {
    failures,
    dueAt: nextAttempt(now, failures),
    failingSince,
    failure,
    ...(isOver && { disabledAt: now.toISOString() }),
  });
  return isOver;
}

export const disableEndpoint = (db: Db, id: string, failure: string, now: Date): Promise<boolean> =>
  update(db, id, { failure, disabledAt: now.toISOString() });

async function update(db: Db, id: string, values: Partial<EndpointRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookEndpoints')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}
