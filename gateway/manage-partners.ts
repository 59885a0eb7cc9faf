import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Parse } from 'typebox/value';
import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readConfig, type Config } from './config/config.ts';
import {
  changeOrigins,
  readPartners,
  replaceKey,
  revokePartner,
  writePartner,
} from './partners/store/partner-store.ts';
import { hashKey, mintKey, Partner, type KeyKind } from './partners/partner.ts';
import { checkRegistration } from './graphql-server/check-registration.ts';
import { schema } from './graph/schema.ts';
import { operationId, readOperationFiles } from './partners/operation-files.ts';
import {
  deleteOperation,
  OPERATIONS_MAXIMUM,
  readOperationsOf,
  writeOperations,
} from './partners/store/partner-operations.ts';
import { openPartnerStore } from './partners/store/open-partner-store.ts';
import type { PartnerTables } from './partners/store/partner-tables.ts';
import { manageWebhooks } from './partners/webhooks/manage-webhooks.ts';
import { readCommand, USAGE, type PartnerCommand } from './partners/read-command.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Running gateways read the changes within two seconds. */
async function run(
  db: Kysely<PartnerTables>,
  command: PartnerCommand,
  { now, development }: Pick<Config, 'development'> & { now: Date },
): Promise<void> {
  if (command.do === 'list') return list(db);
  if (command.do === 'webhook')
    return manageWebhooks(db, command.command, {
      now,
      allowsLoopback: development,
      print: (line) => console.log(line),
    });
  if (command.do === 'create') {
    const { do: _, ...partner } = command;
    const id = `partner_${randomBytes(6).toString('hex')}`;
    const key = mintKey(command.kind);
    await writePartner(db, { ...partner, id, keyHash: hashKey(key), createdAt: now.toISOString() });
    console.log(
      `${id} · ${command.name}\n${key}\nThis is the only time that the key is shown. Send it as x-partner-key.`,
    );
    return;
  }
  if (command.do === 'revoke') {
    if (!(await revokePartner(db, command.id, now))) throw new Error(`There is no active partner ${command.id}.`);
    console.log(`The keys of ${command.id} are revoked.`);
    return;
  }
  if (command.do === 'origins') {
    const origins = await changeOrigins(db, command.id, command);
    console.log(`Pages of these origins may use the key of ${command.id}: ${origins.join(', ') || 'none'}.`);
    return;
  }
  if (command.do === 'register') return register(db, command, now);
  if (command.do === 'operations') return listOperations(db, command.id);
  if (command.do === 'unregister') {
    if (!(await deleteOperation(db, command.id, command.operation)))
      throw new Error(`${command.id} has no operation ${command.operation}.`);
    console.log(`${command.operation} is no longer registered for ${command.id}.`);
    return;
  }
  const kind = (await readPartners(db)).find(({ id }) => id === command.id)?.kind as KeyKind | undefined;
  const key = mintKey(kind ?? 'secret');
  const until = new Date(now.getTime() + command.graceHours * HOUR_MILLISECONDS).toISOString();
  if (!(await replaceKey(db, command.id, hashKey(key), until)))
    throw new Error(`There is no active partner ${command.id}.`);
  console.log(`${key}\nThis is the only time that the key is shown. The previous key is accepted until ${until}.`);
}

/** All or none. */
async function register(
  db: Kysely<PartnerTables>,
  { id: partnerId, files }: Extract<PartnerCommand, { do: 'register' }>,
  now: Date,
): Promise<void> {
  const partner = (await readPartners(db)).find(({ id, revokedAt }) => id === partnerId && revokedAt === null);
  if (!partner) throw new Error(`There is no active partner ${partnerId}.`);
  const { scopes } = Parse(Partner, partner);
  const checked = (await readOperationFiles(files)).map((given) => ({
    ...given,
    id: operationId(given.text),
    ...checkRegistration(schema, { scopes }, given.text),
  }));
  const refused = checked.flatMap((each) => ('refusal' in each ? `${each.source}: ${each.refusal}` : []));
  if (refused.length > 0) throw new Error(`Nothing was registered.\n${refused.join('\n')}`);
  const operations = checked.flatMap((each) => ('refusal' in each ? [] : each));
  const stored = [...new Map(operations.map(({ id, name, text }) => [id, { id, name, text }])).values()];
  if (!(await writeOperations(db, partnerId, stored, now)))
    throw new Error(`Nothing was registered. A partner has at most ${OPERATIONS_MAXIMUM} operations.`);
  for (const { id, name, cost } of operations) console.log(`${id} · ${name} · cost at least ${cost}`);
  console.log('Running gateways accept them within two seconds: GET /graphql?documentId=ID&variables=JSON');
}

async function listOperations(db: Kysely<PartnerTables>, partnerId: string): Promise<void> {
  const operations = await readOperationsOf(db, partnerId);
  if (operations.length === 0) console.log(`${partnerId} has registered no operations.`);
  for (const { id, name, registeredAt } of operations) console.log(`${id} · ${name} · ${registeredAt}`);
}

async function list(db: Kysely<PartnerTables>): Promise<void> {
  const partners = await readPartners(db);
  if (partners.length === 0) console.log('There are no partners yet.');
  for (const { id, name, kind, scopes, origins, requestsPerMinute, costPerMinute, revokedAt } of partners) {
    const state = revokedAt === null ? 'active' : `revoked ${revokedAt}`;
    console.log(
      [
        id,
        name,
        kind,
        scopes.join(','),
        origins.join(',') || '–',
        `${requestsPerMinute} requests/min`,
        `cost ${costPerMinute}/min`,
        state,
      ].join(' · '),
    );
  }
}

await runProgram(USAGE, async (words, env) => {
  const command = readCommand(words);
  const config = readConfig(env);
  const db = await openPartnerStore(config);
  try {
    await run(db, command, { now: new Date(), development: config.development });
  } finally {
    await db.destroy();
  }
});
