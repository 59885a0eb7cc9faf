import { lineTotal, sum, toCentipence, type Price, type UnitPrice } from '@storefront/domain/money.rules.ts';
import type { SavedSection } from '@storefront/domain/saved-list.rules.ts';
import {
  QuotationRecord,
  Quotations,
  type QuotationSummaryRecord,
} from '@storefront/schema/rest/customer/quotation.ts';
import { readOptional } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';
import { as, inSession } from '../customer/customer.rest.ts';
import { attempt, mapped, type Outcome } from '../customer/refusals.ts';
import { penceOf } from '../money/discounts.rest.ts';
import { pricing } from '../money/money.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';

/** Without its lines. */
export interface QuotationSummary {
  id: string;
  number: string;
  name: string;
  clientName: string;
  /** ISO time. */
  issuedAt: string;
  /** A day. */
  validUntil: string;
  /** Goods and delivery. */
  total: Price;
}

export interface QuotationLine {
  sku: string;
  name: string;
  options: string;
  quantity: number;
  note: string;
  section: string;
  price: UnitPrice;
  total: Price;
}

export interface Quotation extends QuotationSummary {
  clientAddress: string;
  sections: readonly SavedSection[];
  lines: readonly QuotationLine[];
  goods: Price;
  delivery: Price;
  leftOut: readonly string[];
}

export interface QuotationChange {
  clientName?: string | undefined;
  clientAddress?: string | undefined;
  validUntil?: string | undefined;
}

const quotations = contractOf(Quotations);
const quotationRecord = contractOf(QuotationRecord);

const toSummary = (record: QuotationSummaryRecord): QuotationSummary => ({
  id: String(record.id),
  number: record.number,
  name: record.name,
  clientName: textOf(record.client_name),
  issuedAt: record.issued_at,
  validUntil: record.valid_until,
  total: lineTotal({ incVat: penceOf(record.total_inc_vat) }, 1),
});

function toQuotation(record: QuotationRecord, pricesIncludeVat: boolean): Quotation {
  const lines = listOf(record.lines, 'sku', ({ sku, name, options, quantity, note, section, price: pounds }) => {
    const price = pricing(pricesIncludeVat)(toCentipence(Number(pounds)));
    const total = lineTotal(price, quantity);
    return {
      sku,
      name,
      options: textOf(options),
      quantity,
      note: textOf(note),
      section: textOf(section),
      price,
      total,
    };
  });
  const goods = sum(lines.map(({ total }) => total));
  const delivery = lineTotal({ incVat: penceOf(record.delivery_inc_vat) }, 1);
  return {
    ...toSummary(record),
    clientAddress: textOf(record.client_address),
    sections: listOf(record.sections, 'key', ({ key, name, note }) => ({ key, name, note: textOf(note) })),
    lines,
    goods,
    delivery,
    // Added up from what is shown, in each view of VAT.
    total: sum([goods, delivery]),
    leftOut: record.left_out,
  };
}

/** `GET /quotations`; null from a shop API without them. */
export async function fetchQuotations({ rest }: RestOptions, token: string): Promise<QuotationSummary[] | null> {
  const path = '/quotations';
  const body = await readOptional(rest, { kind: 'customer', path, query: as(token), contract: quotations });
  if (!body) return null;
  return listOf(body.quotations, 'id', toSummary);
}

/** `GET /quotation`; null for another customer's. */
export async function fetchQuotation(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  id: string,
): Promise<Quotation | null> {
  const path = '/quotation';
  const query = as(token, { quotation_id: id });
  const body = await readOptional(rest, { kind: 'customer', path, query, contract: quotationRecord });
  return body ? toQuotation(body, pricesIncludeVat) : null;
}

/** `POST /create_quotation` */
export const createQuotation = async (
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  listId: string,
  { clientName, clientAddress }: QuotationChange,
): Promise<Outcome<Quotation>> =>
  mapped(
    await attempt(rest, {
      ...inSession('POST', '/create_quotation', token),
      body: { list_id: listId, client_name: clientName, client_address: clientAddress },
      contract: quotationRecord,
    }),
    (record) => toQuotation(record, pricesIncludeVat),
  );

/** `PUT /update_quotation` */
export const updateQuotation = async (
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  id: string,
  { clientName, clientAddress, validUntil }: QuotationChange,
): Promise<Outcome<Quotation>> =>
  mapped(
    await attempt(rest, {
      ...inSession('PUT', '/update_quotation', token, { quotation_id: id }),
      body: { client_name: clientName, client_address: clientAddress, valid_until: validUntil },
      contract: quotationRecord,
    }),
    (record) => toQuotation(record, pricesIncludeVat),
  );

/** `PUT /delete_quotation` */
export const deleteQuotation = async ({ rest }: RestOptions, token: string, id: string): Promise<Outcome<unknown>> =>
  attempt(rest, {
    ...inSession('PUT', '/delete_quotation', token, { quotation_id: id }),
    contract: unreadBody,
  });
