import type { Order } from './order.ts';

/** An order that awaits its bank transfer. */
export const order: Order = {
  id: 'abc123',
  number: 'ORD-100042',
  invoiceNumber: null,
  isTest: false,
  accessKey: 'the-key',
  placedAt: '2026-11-23T10:00:00.000Z',
  status: 'awaiting_payment',
  contact: { email: 'ada@shopper.example', firstName: 'Ada', lastName: 'Byron', phone: '' },
  lines: [],
  delivery: { method: 'address', address: null, store: null, cost: 49_500, date: null, latestDate: null, terms: null },
  billing: null,
  paymentMethod: 'bank_transfer',
  purchaseOrderNumber: '',
  newsletter: false,
  needed: [],
  taken: [],
  vatNumber: '',
  paidAt: null,
  readyAt: null,
  tracking: null,
  refunds: [],
  expiresAt: null,
};

export const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Byron & Sons',
  address1: '12 High Street',
  address2: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 4AP',
  country: 'United Kingdom',
  phone: '',
};
