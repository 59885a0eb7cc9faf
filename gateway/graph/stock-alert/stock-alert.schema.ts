import { STOCK_ALERTS_MAXIMUM } from '@storefront/domain/stock-alerts.data.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customer/customer.schema.ts';
import { encodeId } from '../ids.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { DateTime } from '../scalar/scalar.schema.ts';
import { VariantType } from '../variant/variant.schema.ts';
import { fetchStockAlerts, type StockAlert } from './stock-alert.rest.ts';

/** Null for an alert without a code. */
const matchOf = async ({ sku }: StockAlert, { skus }: Context) => (sku === '' ? null : skus.load(sku));

const COST = 'Costs one call for all alerts.';

const StockAlertType = builder.objectRef<StockAlert>('StockAlert').implement({
  description: 'A stock alert of a customer: one email when a product is back in stock. Only the customer can read it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeId('StockAlert', id) }),
    name: t.exposeString('name', { description: 'The product’s name, with the options of the variant.' }),
    path: t.exposeString('path', { description: 'The path of its page, with the options of the variant.' }),
    createdAt: t.expose('createdAt', { type: DateTime, description: 'When it was requested.' }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: `The product; null when its code is unknown, of several products, or not looked up. ${COST}`,
      resolve: async (alert, _, context) => (await matchOf(alert, context))?.product,
    }),
    variant: t.field({
      type: VariantType,
      nullable: true,
      description: `The variant; null for any of the product’s, and where \`product\` is null. ${COST}`,
      async resolve(alert, _, context) {
        const match = await matchOf(alert, context);
        return match?.product && match.variant ? { product: match.product, variant: match.variant } : null;
      },
    }),
  }),
});

builder.objectField(Customer, 'stockAlerts', (t) =>
  t.field({
    type: [StockAlertType],
    nullable: true,
    complexity: { field: CALL_COMPLEXITY, multiplier: 5 },
    description:
      `The customer’s confirmed stock alerts, the last requested first; at most ${STOCK_ALERTS_MAXIMUM}. Only those ` +
      'that were requested or confirmed while signed in, for the account’s email address. Null where the shop API ' +
      'does not list alerts (`Shop.listsStockAlerts`). Costs one call.',
    resolve: (_, __, { shopApi, request }) => fetchStockAlerts(shopApi, request.sessionToken ?? ''),
  }),
);
