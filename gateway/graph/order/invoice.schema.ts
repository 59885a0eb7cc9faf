import { builder } from '../builder.ts';
import { DateScalar, DateTime } from '../scalar/scalar.schema.ts';
import type { Invoice as InvoiceRecord } from './order.rules.ts';

export const Invoice = builder.objectRef<InvoiceRecord>('Invoice').implement({
  description: 'The VAT invoice of a paid order.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The invoice number, such as INV-100042.' }),
    issuedAt: t.expose('issuedAt', { type: DateTime, description: 'The time at which it was issued.' }),
    taxPoint: t.expose('taxPoint', {
      type: DateScalar,
      description: 'The tax point: the day of payment, or that of delivery if it was earlier.',
    }),
  }),
});
