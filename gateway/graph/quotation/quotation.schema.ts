import { QUOTATIONS_MAXIMUM } from '@storefront/domain/quotation.rules.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { Customer } from '../customer/customer.schema.ts';
import { encodeId, keyOf } from '../ids.rules.ts';
import { PriceType } from '../money/money.schema.ts';
import { SavedListSectionType } from '../saved-list/saved-list.schema.ts';
import { DateScalar, DateTime } from '../scalar/scalar.schema.ts';
import {
  fetchQuotation,
  fetchQuotations,
  type Quotation,
  type QuotationLine,
  type QuotationSummary,
} from './quotation.rest.ts';

const QuotationLineType = builder.objectRef<QuotationLine>('QuotationLine').implement({
  description: 'A line of a quotation, with its price at the time when the quotation was made.',
  fields: (t) => ({
    sku: t.exposeString('sku', {
      description: 'The stock-keeping unit of a product or variant. A quotation has each once.',
    }),
    name: t.exposeString('name', { description: 'The product’s name when the quotation was made.' }),
    options: t.exposeString('options', {
      description: 'The values of the variant’s options, such as its finish, separated by commas; may be empty.',
    }),
    quantity: t.exposeInt('quantity', { description: 'How many are quoted, 1 to 9,999.' }),
    note: t.exposeString('note', { description: 'A note of the customer; may be empty.' }),
    section: t.string(textOrNull('section', 'The key of the line’s section: `SavedListSection.key`. Null for none.')),
    price: t.expose('price', { type: PriceType, description: 'The price of one at this quantity.' }),
    total: t.expose('total', { type: PriceType, description: 'The line’s total.' }),
  }),
});

function addSummaryFields(type: ReturnType<typeof builder.objectRef<QuotationSummary>>) {
  builder.objectFields(type, (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeId('Quotation', id) }),
    number: t.exposeString('number', { description: 'The quotation’s number, of one sequence for the shop.' }),
    name: t.exposeString('name', { description: 'The name of the list that it was made from.' }),
    clientName: t.exposeString('clientName', { description: 'Whom it is for; may be empty.' }),
    issuedAt: t.expose('issuedAt', { type: DateTime, description: 'When it was made.' }),
    validUntil: t.expose('validUntil', { type: DateScalar, description: 'The last day of its prices.' }),
    total: t.expose('total', { type: PriceType, description: 'The goods and their delivery.' }),
  }));
}

const QuotationSummaryType = builder.objectRef<QuotationSummary>('QuotationSummary');
QuotationSummaryType.implement({
  description: 'A quotation without its lines. Only the customer can read it.',
});
addSummaryFields(QuotationSummaryType);

export const QuotationType = builder.objectRef<Quotation>('Quotation');
QuotationType.implement({
  description:
    'A customer’s quotation of a saved list. Number, lines and prices never change. Only the customer can read it.',
  fields: (t) => ({
    clientAddress: t.exposeString('clientAddress', {
      description: 'The address of whom it is for, in lines; may be empty.',
    }),
    sections: t.expose('sections', { type: [SavedListSectionType], description: 'The sections in their order.' }),
    lines: t.expose('lines', { type: [QuotationLineType], description: 'The lines in their order, at most 500.' }),
    goods: t.expose('goods', { type: PriceType, description: 'The lines’ totals, added up.' }),
    delivery: t.expose('delivery', {
      type: PriceType,
      description: 'Delivery of the goods to an address in the UK mainland.',
    }),
    leftOut: t.exposeStringList('leftOut', {
      description: 'The codes of the list that had no price: unknown, no longer sold, or without a choice of variant.',
    }),
  }),
});
addSummaryFields(QuotationType);

builder.objectField(Customer, 'canMakeQuotations', (t) =>
  t.boolean({
    description: 'Whether the shop makes quotations: `quotationCreate` refuses them otherwise. Costs no call.',
    resolve: (_, __, { shopApi }) => shopApi.rest.announces('quotations') ?? false,
  }),
);

builder.objectField(Customer, 'quotations', (t) =>
  t.field({
    type: [QuotationSummaryType],
    nullable: true,
    complexity: { field: CALL_COMPLEXITY, multiplier: 5 },
    description:
      `The customer’s quotations, the newest first; at most ${QUOTATIONS_MAXIMUM}. ` +
      'Null where the shop API makes none. Costs one call.',
    resolve: (_, __, { shopApi, request }) => fetchQuotations(shopApi, request.sessionToken ?? ''),
  }),
);

builder.objectField(Customer, 'quotation', (t) =>
  t.field({
    type: QuotationType,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description: 'One of the customer’s quotations. Null for an unknown id and for another customer’s. Costs one call.',
    args: { id: t.arg.id({ required: true, description: 'Global id: `Quotation.id`.' }) },
    resolve: (_, { id }, { shopApi, request }) => {
      const key = keyOf('Quotation', id);
      return key === null ? null : fetchQuotation(shopApi, request.sessionToken ?? '', key);
    },
  }),
);
