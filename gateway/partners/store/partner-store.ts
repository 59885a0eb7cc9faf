import type { Kysely, Selectable } from 'kysely';
import type { PartnerTables } from './partner-tables.ts';

/** Times are ISO 8601 strings; `Partner` documents and validates the other fields. */
export interface StoredPartner extends Omit<Selectable<PartnerTables['partners']>, 'scopes' | 'origins'> {
  scopes: readonly string[];
  origins: readonly string[];
}

/** Revoked ones included, oldest first. */
export async function readPartners(db: Kysely<PartnerTables>): Promise<StoredPartner[]> {
  const rows = await db.selectFrom('partners').selectAll().orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ scopes, origins, ...row }) => ({
    ...row,
    scopes: JSON.parse(scopes) as string[],
    origins: JSON.parse(origins) as string[],
  }));
}

/** Throws when its id or key hash already exists. */
export async function writePartner(
  db: Kysely<PartnerTables>,
  { scopes, origins, ...partner }: Omit<StoredPartner, 'previousKeyHash' | 'previousUntil' | 'revokedAt'>,
): Promise<void> {
  const row = { ...partner, scopes: JSON.stringify(scopes), origins: JSON.stringify(origins) };
  await db.insertInto('partners').values(row).execute();
}

/** The old key stays valid until `previousUntil`. False for an unknown or revoked partner. */
export async function replaceKey(
  db: Kysely<PartnerTables>,
  id: string,
  keyHash: string,
  previousUntil: string,
): Promise<boolean> {
  const result = await db
    .updateTable('partners')
    .set(({ ref }) => ({ previousKeyHash: ref('keyHash'), previousUntil, keyHash }))
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

const ORIGINS_MAXIMUM = 100;

/** Of an active partner's public or sandbox key. Resolves to those that it has then. Throws for any other partner. */
export async function changeOrigins(
  db: Kysely<PartnerTables>,
  id: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // Locks the partner, so that of two writers neither loses the other's origins.
    await transaction.updateTable('partners').set({ id }).where('id', '=', id).execute();
    const partner = (await readPartners(transaction)).find((each) => each.id === id && each.revokedAt === null);
    if (!partner) throw new Error(`There is no active partner ${id}.`);
    if (partner.kind === 'secret')
      throw new Error(`The key of ${id} is secret and used in no page: create one with --kind public.`);
    const origins = [...new Set([...partner.origins, ...add])].filter((origin) => !remove.includes(origin));
    if (origins.length > ORIGINS_MAXIMUM) throw new Error(`A key has at most ${ORIGINS_MAXIMUM} origins.`);
    await transaction
      .updateTable('partners')
      .set({ origins: JSON.stringify(origins) })
      .where('id', '=', id)
      .execute();
    return origins;
  });
}

/** Revokes all keys of a partner. Resolves to false for an unknown or revoked partner. */
export async function revokePartner(db: Kysely<PartnerTables>, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('partners')
    .set({ revokedAt: now.toISOString() })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
