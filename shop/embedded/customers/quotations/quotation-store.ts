import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { deliveryCharge, type DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import { isValidUntil, QUOTATIONS_MAXIMUM, validUntil } from '@storefront/domain/quotation.rules.ts';
import type { SavedSection } from '@storefront/domain/saved-list.rules.ts';
import { inTransaction, retryOnConflict } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import { nextNumber } from '../../orders/store/next-number.ts';
import { lockCustomer } from '../store/lock-customer.ts';
import type { QuotedLine } from './quoted-lines.rules.ts';

const ID_BYTES = 12;

export interface QuotationSummary {
  id: string;
  number: string;
  name: string;
  clientName: string;
  issuedAt: string;
  /** A day. */
  validUntil: string;
  /** Pence inc VAT. */
  total: number;
}

/** It never changes. */
interface QuotationDocument {
  sections: readonly SavedSection[];
  lines: readonly QuotedLine[];
  /** Pence inc VAT. */
  delivery: number;
  /** Codes of the list that have no price. */
  leftOut: readonly string[];
}

export interface Quotation extends QuotationSummary, QuotationDocument {
  clientAddress: string;
}

export interface Client {
  clientName: string;
  clientAddress: string;
}

export type QuotationRefusal = 'not_found' | 'too_many' | 'nothing_to_quote' | 'invalid_day';

type Row = Selectable<Tables['quotations']>;

const COLUMNS = ['id', 'number', 'name', 'client_name', 'created_at', 'valid_until', 'total'] as const;

const summaryOf = (row: Pick<Row, (typeof COLUMNS)[number]>): QuotationSummary => ({
  id: row.id,
  number: `Q-${row.number}`,
  name: row.name,
  clientName: row.client_name,
  issuedAt: row.created_at,
  validUntil: row.valid_until,
  total: row.total,
});

const quotationOf = (row: Row): Quotation => ({
  ...summaryOf(row),
  clientAddress: row.client_address,
  ...(JSON.parse(row.document) as QuotationDocument),
});

/** The newest first. */
export async function readQuotations(db: Kysely<Tables>, customerId: string): Promise<QuotationSummary[]> {
  const rows = await db
    .selectFrom('quotations')
    .select([...COLUMNS])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(summaryOf);
}

/** The newest first. */
export async function readWholeQuotations(db: Kysely<Tables>, customerId: string): Promise<Quotation[]> {
  const rows = await db
    .selectFrom('quotations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(quotationOf);
}

/** Null for another's. */
export async function readQuotation(db: Kysely<Tables>, customerId: string, id: string): Promise<Quotation | null> {
  const row = await db
    .selectFrom('quotations')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? quotationOf(row) : null;
}

export interface NewQuotation extends Client, Pick<QuotationDocument, 'sections' | 'lines' | 'leftOut'> {
  name: string;
}

export async function createQuotation(
  db: Kysely<Tables>,
  customerId: string,
  { name, clientName, clientAddress, sections, lines, leftOut }: NewQuotation,
  charges: DeliveryCharges,
  now: Date,
): Promise<Quotation | QuotationRefusal> {
  if (lines.length === 0) return 'nothing_to_quote';
  const goods = sum(lines.map(({ price, quantity }) => lineTotal(unitPrice(price), quantity)));
  const delivery = deliveryCharge('UK_MAINLAND', goods, charges).incVat;
  return inTransaction(db, async (transaction) => {
    await lockCustomer(transaction, customerId).execute();
    const { many } = await transaction
      .selectFrom('quotations')
      .where('customer_id', '=', customerId)
      .select((eb) => eb.fn.countAll().as('many'))
      .executeTakeFirstOrThrow();
    if (Number(many) >= QUOTATIONS_MAXIMUM) return 'too_many';
    const row = {
      id: randomBytes(ID_BYTES).toString('hex'),
      customer_id: customerId,
      number: await nextNumber(transaction, 'quotation'),
      name,
      client_name: clientName,
      client_address: clientAddress,
      valid_until: validUntil(now),
      total: goods.incVat + delivery,
      document: JSON.stringify({ sections, lines, delivery, leftOut } satisfies QuotationDocument),
      created_at: now.toISOString(),
    };
    await transaction.insertInto('quotations').values(row).execute();
    return quotationOf(row);
  });
}

export async function updateQuotation(
  db: Kysely<Tables>,
  customerId: string,
  id: string,
  change: Partial<Client> & { validUntil?: string },
): Promise<Quotation | QuotationRefusal> {
  const before = await readQuotation(db, customerId, id);
  if (!before) return 'not_found';
  const after = { ...before, ...change };
  if (!isValidUntil(after.validUntil, new Date(before.issuedAt))) return 'invalid_day';
  const updating = db
    .updateTable('quotations')
    .set({ client_name: after.clientName, client_address: after.clientAddress, valid_until: after.validUntil })
    .where('id', '=', id)
    .where('customer_id', '=', customerId);
  await retryOnConflict(() => updating.execute());
  return after;
}

/** Its number is not issued again. */
export async function deleteQuotation(db: Kysely<Tables>, customerId: string, id: string): Promise<'not_found' | null> {
  const { numDeletedRows } = await retryOnConflict(() =>
    db.deleteFrom('quotations').where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows) === 0 ? 'not_found' : null;
}
