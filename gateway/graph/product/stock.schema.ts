import { LOW_STOCK_MAXIMUM, PLENTY_ABOVE } from '@storefront/domain/stock-words.rules.ts';
import { builder } from '../builder.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import type { Stock as StockRecord } from './stock.rules.ts';

const StockStatus = builder.enumType('StockStatus', {
  description: 'The stock status of a product or variant.',
  values: {
    IN_STOCK: {
      description: `Available: ${LOW_STOCK_MAXIMUM + 1} to ${PLENTY_ABOVE} in stock, or stock is not counted.`,
    },
    LOW_STOCK: { description: `Available: 1 to ${LOW_STOCK_MAXIMUM} in stock.` },
    PLENTY: { description: `Available: more than ${PLENTY_ABOVE} in stock.` },
    OUT_OF_STOCK: { description: 'Out of stock; can be ordered by phone or email.' },
    MADE_TO_ORDER: { description: 'Made to order in 3 to 7 working days; stock sets no limit.' },
    PREORDER: { description: 'Announced: cannot be bought online yet; can be ordered by phone or email.' },
    BACKORDER: { description: 'Expected again: cannot be bought online until then; can be ordered by phone or email.' },
    UNAVAILABLE: { description: 'Cannot be bought: withdrawn, or without a price.' },
  } as const,
});

export const InventoryTracking = builder.enumType('InventoryTracking', {
  description: 'How the stock of a product is counted.',
  values: {
    NONE: { value: 'none', description: 'Not at all: stock sets no limit.' },
    PRODUCT: { value: 'product', description: 'For the product as a whole.' },
    VARIANT: { value: 'variant', description: 'For each variant.' },
  } as const,
});

export const Stock = builder.objectRef<StockRecord>('Stock').implement({
  description: 'The live stock of a product or variant.',
  fields: (t) => ({
    status: t.expose('status', { type: StockStatus, description: 'The stock status.' }),
    level: t.exposeInt('level', {
      nullable: true,
      description: 'The quantity in stock; null when not counted, and for `PREORDER`, `BACKORDER` or `UNAVAILABLE`.',
    }),
    expectedOn: t.expose('expectedOn', {
      type: DateScalar,
      nullable: true,
      description:
        'The date on which a `PREORDER` or `BACKORDER` is expected. Null for anything else, and where it is not known.',
    }),
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
    maximumQuantity: t.exposeInt('maximumQuantity', {
      nullable: true,
      description: 'The highest quantity in one cart by stock: 0 when it cannot be bought, null for no limit.',
    }),
  }),
});
