import type { Kysely } from 'kysely';
import { readPartners } from '../store/partner-store.ts';
import type { PartnerTables } from '../store/partner-tables.ts';
import { countPending, readDeliveries, replay } from './delivery-store.ts';
import { addressProblem } from './endpoint-address.ts';
import { addEndpoint, enableEndpoint, readEndpoints, removeEndpoint, type Endpoint } from './endpoint-store.ts';
import type { WebhookCommand } from './read-webhook-command.ts';
import { WEBHOOK_LIMITS } from './schedule.rules.ts';

type Db = Kysely<PartnerTables>;

interface ManageOptions {
  now: Date;
  allowsLoopback: boolean;
  print(line: string): void;
}

/** Throws an error with a one-line message. */
export async function manageWebhooks(db: Db, command: WebhookCommand, options: ManageOptions): Promise<void> {
  const { now, print } = options;
  switch (command.do) {
    case 'add':
      return add(db, command, options);
    case 'list':
      return list(db, print);
    case 'deliveries':
      return listDeliveries(db, command.id, print);
    case 'remove':
      if (!(await removeEndpoint(db, command.id))) throw new Error(`There is no endpoint ${command.id}.`);
      return print(`${command.id} is removed, with its waiting events.`);
    case 'enable':
      if (!(await enableEndpoint(db, command.id, now))) throw new Error(`There is no endpoint ${command.id}.`);
      return print(`${command.id} is on. Events that waited are sent within seconds.`);
    case 'replay':
      if (!(await replay(db, command.id, now))) throw new Error(`There is no message ${command.id}.`);
      return print(`${command.id} is sent again with the same id, within seconds if its endpoint works.`);
  }
}

async function add(
  db: Db,
  { partnerId, url, events }: Extract<WebhookCommand, { do: 'add' }>,
  { now, allowsLoopback, print }: ManageOptions,
): Promise<void> {
  const isActive = (await readPartners(db)).some(({ id, revokedAt }) => id === partnerId && revokedAt === null);
  if (!isActive) throw new Error(`There is no active partner ${partnerId}.`);
  const problem = addressProblem(url, { allowsLoopback });
  if (problem !== null) throw new Error(`${url} ${problem}.`);
  const added = await addEndpoint(db, { partnerId, url, events }, now);
  if (!added) throw new Error(`A partner has at most ${WEBHOOK_LIMITS.endpointsPerPartner} endpoints.`);
  print(`${added.id} · ${url}\n${added.secret}`);
  print('This is the only time that the secret is shown. It verifies the signatures: /docs/webhooks.');
}

async function list(db: Db, print: ManageOptions['print']): Promise<void> {
  const [endpoints, pending, partners] = [await readEndpoints(db), await countPending(db), await readPartners(db)];
  const revoked = new Set(partners.flatMap(({ id, revokedAt }) => (revokedAt === null ? [] : id)));
  if (endpoints.length === 0) print('There are no endpoints yet.');
  for (const endpoint of endpoints) {
    const { id, partnerId, url, events } = endpoint;
    const state = revoked.has(partnerId) ? 'receives nothing: its partner is revoked' : stateOf(endpoint);
    print([id, partnerId, url, events.join(','), `${pending.get(id) ?? 0} waiting`, state].join(' · '));
  }
}

function stateOf({ disabledAt, failingSince, failure }: Endpoint): string {
  if (disabledAt !== null) return `switched off ${disabledAt}: ${failure}`;
  return failingSince === null ? 'works' : `fails since ${failingSince}: ${failure}`;
}

async function listDeliveries(db: Db, endpointId: string, print: ManageOptions['print']): Promise<void> {
  const deliveries = await readDeliveries(db, endpointId);
  if (deliveries.length === 0) print(`${endpointId} has no deliveries of the last week.`);
  for (const { id, type, subject, createdAt, state, endedAt, attempts, dueAt, failure } of deliveries) {
    const when = state === 'pending' ? `waiting, next attempt ${dueAt}` : `${state.replace('_', ' ')} ${endedAt}`;
    print([id, createdAt, type, subject, when, `attempts ${attempts}`, ...(failure ? [failure] : [])].join(' · '));
  }
}
