import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { PartnerTables } from '../store/partner-tables.ts';
import type { EventType } from './event-types.data.ts';
import { after, nextAttempt, WEBHOOK_LIMITS } from './schedule.rules.ts';
import { mintSecret } from './signature.rules.ts';

type Db = Kysely<PartnerTables>;

/** Times are ISO times. */
export interface Endpoint {
  id: string;
  partnerId: string;
  url: string;
  secret: string;
  events: readonly EventType[];
  /** Since the last success, and when the next attempt may start. */
  failures: number;
  dueAt: string;
  failingSince: string | null;
  failure: string | null;
  disabledAt: string | null;
}

function endpointOf(row: Selectable<PartnerTables['webhook_endpoints']>): Endpoint {
  return {
    id: row.id,
    partnerId: row.partner_id,
    url: row.url,
    secret: row.secret,
    events: JSON.parse(row.events) as EventType[],
    failures: row.failures,
    dueAt: row.due_at,
    failingSince: row.failing_since,
    failure: row.failure,
    disabledAt: row.disabled_at,
  };
}

/** Oldest first. */
export async function readEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = await db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(endpointOf);
}

/** Neither switched off nor of a revoked partner. */
export async function readActiveEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('disabled_at', 'is', null)
    .where('partner_id', 'in', (eb) => eb.selectFrom('partners').select('id').where('revoked_at', 'is', null))
    .orderBy('created_at')
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
    .insertInto('webhook_endpoints')
    .values({
      id,
      partner_id: partnerId,
      url,
      secret,
      events: JSON.stringify(events),
      created_at: time,
      failures: 0,
      due_at: time,
    })
    .execute();
  return { id, secret };
}

/** Removes an endpoint with its deliveries. Resolves to false for an unknown one. */
export function removeEndpoint(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('webhook_endpoints')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute();
    return Number(numDeletedRows) > 0;
  });
}

/** Switches an endpoint on again, without a pause. Resolves to false for an unknown one. */
export function enableEndpoint(db: Db, id: string, now: Date): Promise<boolean> {
  return update(db, id, { ...WORKING, due_at: now.toISOString(), disabled_at: null });
}

const WORKING = { failures: 0, failing_since: null, failure: null };

export const markWorking = (db: Db, id: string): Promise<boolean> => update(db, id, WORKING);

/** Gives the endpoint a pause, or switches it off when it has failed for days. Resolves to whether it did. */
export async function markFailing(db: Db, endpoint: Endpoint, failure: string, now: Date): Promise<boolean> {
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? now.toISOString();
  const isOver = failingSince <= after(now, -WEBHOOK_LIMITS.failingMilliseconds);
  await update(db, endpoint.id, {
    failures,
    due_at: nextAttempt(now, failures),
    failing_since: failingSince,
    failure,
    ...(isOver && { disabled_at: now.toISOString() }),
  });
  return isOver;
}

export const disableEndpoint = (db: Db, id: string, failure: string, now: Date): Promise<boolean> =>
  update(db, id, { failure, disabled_at: now.toISOString() });

async function update(
  db: Db,
  id: string,
  values: Partial<Selectable<PartnerTables['webhook_endpoints']>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoints')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}
