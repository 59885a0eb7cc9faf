import { Type } from 'typebox';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { optionalText, parameter, text, token } from '../values.ts';

const client = {
  client_name: optionalText('Whom it is for.', { maxLength: TEXT_LENGTHS.fullName, examples: ['Mr and Mrs Lee'] }),
  client_address: optionalText('Their address, in lines.', {
    maxLength: TEXT_LENGTHS.clientAddress,
    examples: ['1 Mill Lane\nLeeds\nLS1 1AA'],
  }),
};

export const CreateQuotationBody = Type.Object(
  { list_id: text('The id of one of the customer’s lists.', { examples: ['1'] }), ...client },
  { title: 'NewQuotation', description: 'A quotation to make of a list, at the prices of now.' },
);

export const UpdateQuotationBody = Type.Object(
  {
    ...client,
    valid_until: optionalText('The last day of its prices, at most a year after it was made.', {
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      examples: ['2026-12-26'],
    }),
  },
  {
    title: 'QuotationChange',
    description: 'Changes of a quotation. Missing properties change nothing; lines and prices never change.',
  },
);

export const QuotationParameters = Type.Object({
  token,
  quotation_id: parameter('The quotation’s id.', { examples: ['1'] }),
});
