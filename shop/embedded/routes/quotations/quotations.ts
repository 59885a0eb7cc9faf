import type { Static } from 'typebox';
import { deliveryChargesIn } from '@storefront/schema/shop-folder/delivery-charges.ts';
import { toPounds } from '@storefront/domain/money.rules.ts';
import { lineOf, linesOf } from '@storefront/domain/text.rules.ts';
import { QuotationRecord, Quotations } from '@storefront/schema/rest/customer/quotation.ts';
import { CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import {
  CreateQuotationBody,
  QuotationParameters,
  UpdateQuotationBody,
} from '@storefront/schema/rest/requests/customer/quotation.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import {
  createQuotation,
  deleteQuotation,
  readQuotation,
  readQuotations,
  updateQuotation,
  type NewQuotation,
  type Quotation,
  type QuotationRefusal,
  type QuotationSummary,
} from '../../customers/quotations/quotation-store.ts';
import { quotedLines } from '../../customers/quotations/quoted-lines.rules.ts';
import { readSavedLists } from '../../customers/saved-lists/saved-list-store.ts';
import type { Shop, ShopRoutes } from '../../shop.ts';
import { customersOnly } from '../customers/who.ts';
import { coded } from '../http/callers.ts';
import { INVALID_FIELDS, NOT_SIGNED_IN, type ProblemError } from '../http/problems.ts';
import { describedAs } from '../route.ts';
import { built } from '../search/search.ts';

const OF_QUOTATION = {
  ...NOT_SIGNED_IN,
  404: 'The customer has no quotation with this id (`quotation_not_found`).',
};
const described = describedAs({
  tags: ['Quotations'],
  isOptional: true,
  querystring: QuotationParameters,
  errors: OF_QUOTATION,
});

const REFUSALS: Readonly<Record<QuotationRefusal, () => ProblemError>> = {
  not_found: () => coded(404, 'quotation_not_found', 'We can’t find that quotation.'),
  too_many: () =>
    coded(409, 'too_many_quotations', 'You’ve reached the limit of 200 quotations. Please call or email us.'),
  nothing_to_quote: () => coded(422, 'nothing_to_quote', 'Nothing on this list has a price yet.'),
  invalid_day: () => coded(422, 'invalid_day', 'Please choose a day from its date to a year later.'),
};

function done(result: Quotation | QuotationRefusal): Quotation {
  if (typeof result === 'string') throw REFUSALS[result]();
  return result;
}

/** Throws a 404 for an unknown list. */
async function quotationOf(
  { db, products, search }: Shop,
  customerId: string,
  { list_id: listId, client_name: clientName, client_address: clientAddress }: Static<typeof CreateQuotationBody>,
): Promise<NewQuotation> {
  const list = (await readSavedLists(db, customerId)).find(({ id }) => id === listId);
  if (!list) throw coded(404, 'list_not_found', 'We can’t find that list. It may have been deleted.');
  const ids = list.lines.flatMap(({ sku }) => built(search.withCode(sku, true)));
  return {
    name: list.name,
    sections: list.sections,
    ...quotedLines(list.lines, await products.byIds([...new Set(ids)])),
    clientName: lineOf(clientName ?? ''),
    clientAddress: linesOf(clientAddress ?? ''),
  };
}

const changeOf = ({
  client_name: name,
  client_address: address,
  valid_until: day,
}: Static<typeof UpdateQuotationBody>) => ({
  ...(name != null && { clientName: lineOf(name) }),
  ...(address != null && { clientAddress: linesOf(address) }),
  ...(day != null && { validUntil: day }),
});

export const quotationRoutes: ShopRoutes = async (server, { shop }) => {
  server.addHook('preValidation', customersOnly(shop));

  server.get(
    '/quotations',
    described({
      summary: 'Lists the signed-in customer’s quotations',
      response: { 200: Quotations },
      querystring: CustomerParameters,
      errors: NOT_SIGNED_IN,
    }),
    async ({ customer }) => ({ quotations: (await readQuotations(shop.db, customer.id)).map(summaryRecord) }),
  );

  server.get(
    '/quotation',
    described({
      summary: 'Returns one of the signed-in customer’s quotations',
      response: { 200: QuotationRecord },
    }),
    async ({ customer, query }) =>
      quotationRecord(done((await readQuotation(shop.db, customer.id, query.quotation_id ?? '')) ?? 'not_found')),
  );

  server.post(
    '/create_quotation',
    described({
      summary: 'Makes a quotation of a saved list, at the prices of now',
      response: { 201: QuotationRecord },
      querystring: CustomerParameters,
      body: CreateQuotationBody,
      errors: {
        ...NOT_SIGNED_IN,
        404: 'The customer has no list with this id (`list_not_found`).',
        409: 'The limit of quotations is reached (`too_many_quotations`).',
        422: 'A field is invalid, or nothing on the list has a price (`nothing_to_quote`).',
      },
    }),
    async ({ customer, body }, reply) => {
      const quotation = await quotationOf(shop, customer.id, body);
      const charges = deliveryChargesIn(shop.shopFile);
      const created = done(await createQuotation(shop.db, customer.id, quotation, charges, shop.now()));
      reply.code(201);
      return quotationRecord(created);
    },
  );

  server.put(
    '/update_quotation',
    described({
      summary: 'Changes whom a quotation is for, or until when it is valid',
      response: { 200: QuotationRecord },
      body: UpdateQuotationBody,
      errors: { ...OF_QUOTATION, ...INVALID_FIELDS },
    }),
    async ({ customer, query, body }) =>
      quotationRecord(done(await updateQuotation(shop.db, customer.id, query.quotation_id ?? '', changeOf(body)))),
  );

  server.put(
    '/delete_quotation',
    described({
      summary: 'Deletes a quotation. Its number is not issued again',
      response: { 200: Message },
    }),
    async ({ customer, query }) => {
      const refusal = await deleteQuotation(shop.db, customer.id, query.quotation_id ?? '');
      if (refusal) throw REFUSALS[refusal]();
      return { message: 'Quotation deleted' };
    },
  );
};

const summaryRecord = ({ id, number, name, clientName, issuedAt, validUntil, total }: QuotationSummary) => ({
  id,
  number,
  name,
  client_name: clientName,
  issued_at: issuedAt,
  valid_until: validUntil,
  total_inc_vat: total / 100,
});

export const quotationRecord = ({
  sections,
  lines,
  delivery,
  leftOut,
  clientAddress,
  ...summary
}: Quotation): QuotationRecord => ({
  ...summaryRecord(summary),
  client_address: clientAddress,
  sections: [...sections],
  lines: lines.map(({ price, section, ...line }) => ({ ...line, price: toPounds(price), section: section ?? null })),
  delivery_inc_vat: delivery / 100,
  left_out: [...leftOut],
});
