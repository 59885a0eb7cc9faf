import { readFileSync } from 'node:fs';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '@storefront/domain/image-widths.data.ts';
import { readDocument } from '../graphql-server/document-limits.ts';
import { schema } from './schema.ts';
import { COST_LIMITS } from '../limits.data.ts';

const operations = Object.values(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>);

/** The storefront's most expensive value for each variable. */
const variables = {
  first: 16,
  searching: true,
  query: 'x',
  verbatim: true,
  url: '/x/',
  path: '/x/',
  id: 'x',
  slug: 'x',
  finish: 'x',
  key: 'x',
  method: 'ADDRESS',
  withTotals: true,
  withOrders: true,
  withAlerts: true,
  postcode: 'x',
  productId: 'x',
  skus: Array.from({ length: 48 }, () => 'x'),
  ids: Array.from({ length: 12 }, () => 'x'),
};
/** Values of variables for operations whose most expensive value is less than that of others with the variable. */
const variablesOf: Record<string, object> = {
  // As many products as are compared.
  ComparePageQuery: { skus: Array.from({ length: 4 }, () => 'x') },
  // As many codes as quick order looks up at once.
  useLookUpQuery: { skus: Array.from({ length: 45 }, () => 'x') },
};
const address = { address1: 'x', city: 'x', postcode: 'x' };
const inputs: Record<string, object> = {
  CustomerAddressCreateInput: { address },
  CustomerAddressUpdateInput: { addressId: 'x', address },
  CustomerAddressDeleteInput: { addressId: 'x' },
  CustomerAddressSetDefaultInput: { addressId: 'x' },
  CustomerDeleteInput: { password: 'x' },
  CustomerEmailConfirmInput: { token: 'x' },
  CustomerLogInInput: { email: 'x', password: 'x' },
  CustomerPasswordResetInput: { token: 'x', password: 'x' },
  CustomerPasswordResetRequestInput: { email: 'x' },
  NewsletterSubscribeInput: { email: 'x' },
  OrderPaymentStartInput: { orderId: 'x', key: 'x' },
  OrderTrackInput: { number: 'x', emailOrPostcode: 'x' },
  OrderReorderInput: { orderId: 'x' },
  StockAlertCreateInput: { productId: 'x', email: 'x' },
  StockAlertConfirmInput: { token: 'x' },
  StockAlertDeleteInput: { token: 'x' },
  StockAlertStopInput: { stockAlertId: 'x' },
  CustomerRegisterInput: { email: 'x', password: 'x' },
  CustomerUpdateInput: {},
  CartLineAddInput: { productId: 'x' },
  CartLinesAddInput: { lines: [{ sku: 'x' }] },
  CartLineUpdateInput: { lineId: 'x', quantity: 1 },
  CartLineRemoveInput: { lineId: 'x' },
  CheckoutCompleteInput: {
    idempotencyKey: 'x',
    contact: { email: 'x', firstName: 'x', lastName: 'x', phone: 'x' },
    delivery: { method: 'COLLECTION' },
    paymentMethod: 'CARD',
  },
  ContactSendInput: { name: 'x', email: 'x', message: 'x' },
  SavedListCreateInput: { name: 'x' },
  SavedListUpdateInput: { listId: 'x' },
  QuotationCreateInput: { listId: 'x' },
  QuotationUpdateInput: { quotationId: 'x' },
  QuotationDeleteInput: { quotationId: 'x' },
  SavedListDeleteInput: { listId: 'x' },
  SavedListShareInput: { listId: 'x', isShared: true },
  ReviewCreateInput: { productId: 'x', rating: 5, body: 'x', author: 'x', email: 'x' },
};

test.each(operations.map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', text] as const))(
  '%s is valid, within the document limits, and uses less than nine tenths of the complexity limit',
  (name, text) => {
    expect(readDocument(schema, text)).toHaveProperty('definitions');
    const input = inputs[/\$input: (\w+)!/.exec(text)?.[1] ?? ''];
    const { complexity, depth, breadth } = complexityFromQuery(text, {
      schema,
      variables: { ...variables, ...variablesOf[name], input },
    });
    expect(complexity).toBeLessThan(COST_LIMITS.complexity * 0.9);
    expect(depth).toBeLessThan(COST_LIMITS.depth);
    expect(breadth).toBeLessThan(COST_LIMITS.breadth);
  },
);

test('request only image widths that are generated', () => {
  const widths = [...operations.join().matchAll(/(?:url|path)\(width: (\d+)\)/g)].map(([, width]) => Number(width));
  expect(widths).not.toEqual([]);
  expect([...new Set(widths)].filter((width) => !IMAGE_WIDTHS.includes(width))).toEqual([]);
});
