import {
  LOW_STOCK_MAXIMUM,
  PLENTY_ABOVE,
  stockMessage,
  type StockStatus,
} from '@storefront/domain/stock-words.rules.ts';
import { isoDate, londonTime } from '@storefront/domain/calendar.rules.ts';
import type { Config } from '../../config/config.ts';
import type { Product, ProductCore, ProductDetail, Variant } from './product.rules.ts';

/** An item's stock as shoppers see it, and its maximum quantity. */
export interface Stock {
  status: StockStatus;
  /** Null when stock is not tracked. */
  level: number | null;
  message: string;
  /** In a cart; null when only the cart's own limit applies. */
  maximumQuantity: number | null;
  /** ISO date on which a pre-order or back-order is expected; missing where there is none. */
  expectedOn?: string;
}

export interface StockFacts {
  inventoryTracking: 'none' | 'variant' | 'product';
  inventoryLevel: number;
  available: boolean;
  awaited?: ProductCore['awaited'] | undefined;
  madeToOrder: boolean;
  /** Whether the price is above zero: a product with a missing price must not be sold for nothing. */
  priced: boolean;
  /** The stock levels of all variants, when known. */
  variantLevels?: readonly number[] | undefined;
  /** The stock level of the variant, when the stock of one variant is requested. */
  variantLevel?: number | undefined;
}

export function stockOf(facts: StockFacts): Stock {
  const noun = facts.variantLevel === undefined ? 'product' : 'variant';
  const stock = (status: StockStatus, level: number | null, maximumQuantity: number | null): Stock => ({
    status,
    level,
    message: stockMessage(status, noun),
    maximumQuantity,
  });
  if (facts.awaited && facts.priced) {
    const { status, date } = facts.awaited;
    return {
      ...stock(status, null, 0),
      message: stockMessage(status, noun, date),
      ...(date !== null && { expectedOn: date }),
    };
  }
  if (!facts.available || !facts.priced) return stock('UNAVAILABLE', null, 0);
  if (facts.madeToOrder) return stock('MADE_TO_ORDER', null, null);
  if (facts.inventoryTracking === 'none') return stock('IN_STOCK', null, null);
  const level = levelOf(facts);
  return stock(statusAt(level), level, level);
}

/** Products marked so are sold whatever their stock. */
export type MadeToOrder = Pick<Config, 'madeToOrderCategoryId' | 'madeToOrderBrandIds'>;

/** Of the variant where one is given. From `now` on a date is expected; without it none is said. */
export function stockOfProduct(
  product: Product | ProductDetail,
  config: MadeToOrder,
  variant?: Variant,
  now?: Date,
): Stock {
  const variants = 'variants' in product ? product.variants : product.detail?.variants;
  return stockOf({
    inventoryTracking: product.inventoryTracking,
    inventoryLevel: product.inventoryLevel,
    available: product.available,
    awaited: product.awaited && { ...product.awaited, date: comingDate(product.awaited.date, now) },
    madeToOrder:
      product.categoryIds.includes(config.madeToOrderCategoryId) ||
      config.madeToOrderBrandIds.includes(product.brand.entityId),
    priced: (variant ?? product).price.incVat > 0,
    variantLevels: variant ? undefined : variants?.map(({ inventoryLevel }) => inventoryLevel),
    variantLevel: variant?.inventoryLevel,
  });
}

/** Null once it has passed in London, since nobody knows then when it comes. */
function comingDate(date: string | null, now: Date | undefined): string | null {
  return date !== null && now !== undefined && date >= isoDate(londonTime(now).today) ? date : null;
}

function levelOf({ inventoryTracking, inventoryLevel, variantLevels, variantLevel }: StockFacts): number {
  if (inventoryTracking !== 'variant') return Math.max(0, inventoryLevel);
  if (variantLevel !== undefined) return Math.max(0, variantLevel);
  if (!variantLevels || variantLevels.length === 0) return Math.max(0, inventoryLevel);
  return variantLevels.reduce((total, level) => total + Math.max(0, level), 0);
}

function statusAt(level: number): StockStatus {
  if (level === 0) return 'OUT_OF_STOCK';
  if (level <= LOW_STOCK_MAXIMUM) return 'LOW_STOCK';
  return level > PLENTY_ABOVE ? 'PLENTY' : 'IN_STOCK';
}
