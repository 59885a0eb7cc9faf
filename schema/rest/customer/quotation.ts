import { Type, type Static } from 'typebox';
import { QUOTATIONS_MAXIMUM } from '@storefront/domain/quotation.rules.ts';
import { identifier, listOf, optionalText, price, text, time, total } from '../values.ts';

const QuotationLineRecord = Type.Object(
  {
    sku: text('The code of the product or variant.'),
    name: text('The product’s name when the quotation was made.'),
    options: optionalText('The values of the variant’s options, such as its finish, separated by commas.'),
    quantity: Type.Integer({ minimum: 1, maximum: 9_999, description: 'How many are quoted.' }),
    price: price('The price of one at this quantity when the quotation was made.'),
    note: optionalText('A note of the customer.'),
    section: optionalText('The key of the line’s section; missing or empty for none.'),
  },
  { title: 'QuotationLineRecord', description: 'A line of a quotation.' },
);

const QuotationSectionRecord = Type.Object(
  {
    key: text('The section’s key.'),
    name: text('The section’s name.'),
    note: optionalText('A note of the customer.'),
  },
  { title: 'QuotationSectionRecord', description: 'A section of a quotation, such as a room of a project.' },
);

const summaryProperties = {
  id: identifier('The quotation’s identifier.', 200),
  number: text('The quotation’s number, of one sequence for the shop.'),
  name: text('The name of the list that it was made from.'),
  client_name: optionalText('Whom it is for.'),
  issued_at: time('When it was made.'),
  valid_until: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'The last day of its prices, such as 2026-12-26.',
  }),
  total_inc_vat: total('The goods and their delivery, including VAT.'),
};

export type QuotationSummaryRecord = Static<typeof QuotationSummaryRecord>;
const QuotationSummaryRecord = Type.Object(summaryProperties, {
  title: 'QuotationSummaryRecord',
  description: 'A quotation without its lines.',
});

/** `GET /quotations` */
export const Quotations = Type.Object(
  { quotations: listOf(QuotationSummaryRecord, `The quotations, the newest first, at most ${QUOTATIONS_MAXIMUM}.`) },
  { title: 'Quotations', description: 'The quotations of a customer.' },
);

/** `GET /quotation`, `POST /create_quotation` and `PUT /update_quotation` */
export type QuotationRecord = Static<typeof QuotationRecord>;
export const QuotationRecord = Type.Object(
  {
    ...summaryProperties,
    client_address: optionalText('The address of whom it is for, in lines.'),
    sections: listOf(QuotationSectionRecord, 'The sections in their order.'),
    lines: listOf(QuotationLineRecord, 'The lines in their order.'),
    delivery_inc_vat: total('Delivery of the goods to an address in the UK mainland, including VAT.'),
    left_out: Type.Array(Type.String(), {
      description: 'The codes of the list that had no price: unknown, no longer sold, or without a choice of variant.',
    }),
  },
  { title: 'QuotationRecord', description: 'A quotation, with the prices of the time when it was made.' },
);
