import { LOW_STOCK_MAXIMUM, PLENTY_ABOVE } from '../../domain/stock-words.rules.ts';
import { builder } from '../builder.ts';
import type { Stock as StockRecord } from './stock.rules.ts';

const StockStatus = builder.enumType('StockStatus', {
  description: 'How an item stands.',
  values: {
    IN_STOCK: {
      description: `Can be bought; ${LOW_STOCK_MAXIMUM + 1} to ${PLENTY_ABOVE} there, or stock is not counted.`,
    },
    LOW_STOCK: { description: `Can be bought; 1 to ${LOW_STOCK_MAXIMUM} left.` },
    PLENTY: { description: `Can be bought; more than ${PLENTY_ABOVE} there.` },
    OUT_OF_STOCK: { description: 'None left; can be ordered by phone or e-mail.' },
    MADE_TO_ORDER: { description: 'Made when ordered: 3 to 7 working days, no limit.' },
    UNAVAILABLE: { description: 'Cannot be bought: withdrawn, or without a price.' },
  } as const,
});

export const Stock = builder.objectRef<StockRecord>('Stock').implement({
  description: 'What a shopper may know of an item’s stock. Always live, never urged.',
  fields: (t) => ({
    status: t.expose('status', { type: StockStatus, description: 'How it stands.' }),
    level: t.exposeInt('level', {
      nullable: true,
      description: 'How many are there; null where stock is not counted.',
    }),
    message: t.exposeString('message', { description: 'The line to show a shopper.' }),
    maximumQuantity: t.exposeInt('maximumQuantity', {
      nullable: true,
      description: 'The most that one cart may hold: 0 when none can be bought, null for no limit of its own.',
    }),
  }),
});
