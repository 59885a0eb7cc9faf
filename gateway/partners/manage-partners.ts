import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readConfig } from '../../config/config.ts';
import { readPartners, replaceKey, revokePartner, writePartner } from './store/partner-store.ts';
import { hashKey, mintKey, type KeyKind } from './partner.ts';
import { openPartnerStore } from './store/open-partner-store.ts';
import type { PartnerTables } from './store/partner-tables.ts';
import { readCommand, USAGE, type PartnerCommand } from './read-command.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Creates, rotates, revokes and lists partners' keys. Running gateways read the changes within two seconds. */
async function run(db: Kysely<PartnerTables>, command: PartnerCommand, now: Date): Promise<void> {
  if (command.do === 'list') return list(db);
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
    if (!(await revokePartner(db, command.id, now)))
      throw new Error(`There is no partner ${command.id} whose key could be revoked.`);
    console.log(`The keys of ${command.id} are revoked.`);
    return;
  }
  const kind = (await readPartners(db)).find(({ id }) => id === command.id)?.kind as KeyKind | undefined;
  const key = mintKey(kind ?? 'secret');
  const until = new Date(now.getTime() + command.graceHours * HOUR_MILLISECONDS).toISOString();
  if (!(await replaceKey(db, command.id, hashKey(key), until)))
    throw new Error(`There is no partner ${command.id} whose key could be replaced.`);
  console.log(`${key}\nThis is the only time that the key is shown. The key before is taken until ${until}.`);
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

try {
  const command = readCommand(process.argv.slice(2));
  const db = await openPartnerStore(readConfig(process.env));
  try {
    await run(db, command, new Date());
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
