import { LOW_STOCK_MAXIMUM, PLENTY_ABOVE, stockMessage, type StockStatus } from '../../../domain/stock-words.rules.ts';
import type { Config } from '../../../config/config.ts';
import type { Product, ProductDetail, Variant } from './product.rules.ts';

/** What a shopper may know of an item's stock, and how many may be bought at once. */
export interface Stock {
  status: StockStatus;
  /** Live level; null where stock is not counted. */
  level: number | null;
  message: string;
  /** The most that one cart may hold; null for no limit but the cart's own. */
  maximumQuantity: number | null;
}

export interface StockFacts {
  inventoryTracking: 'none' | 'variant' | 'product';
  /** The product's own level. */
  inventoryLevel: number;
  available: boolean;
  madeToOrder: boolean;
  /** Whether the price is above zero: nothing is given away by a missing price. */
  priced: boolean;
  /** Levels of all variants, where they are known. */
  variantLevels?: readonly number[] | undefined;
  /** The level of the variant in question, when it is about one. */
  variantLevel?: number | undefined;
}

/** The stock of a product, or of one variant when `variantLevel` is given. */
export function stockOf(facts: StockFacts): Stock {
  const noun = facts.variantLevel === undefined ? 'product' : 'variant';
  const stock = (status: StockStatus, level: number | null, maximumQuantity: number | null): Stock => ({
    status,
    level,
    message: stockMessage(status, noun),
    maximumQuantity,
  });
  if (!facts.available || !facts.priced) return stock('UNAVAILABLE', null, 0);
  if (facts.madeToOrder) return stock('MADE_TO_ORDER', null, null);
  if (facts.inventoryTracking === 'none') return stock('IN_STOCK', null, null);
  const level = levelOf(facts);
  return stock(statusAt(level), level, level);
}

/** What tells a deployment's made-to-order products. */
export type MadeToOrder = Pick<Config, 'madeToOrderCategoryId' | 'madeToOrderBrandIds'>;

/** The stock of a product, or of one of its variants, under this deployment's rules. */
export function stockOfProduct(product: Product | ProductDetail, config: MadeToOrder, variant?: Variant): Stock {
  const variants = 'variants' in product ? product.variants : product.detail?.variants;
  return stockOf({
    inventoryTracking: product.inventoryTracking,
    inventoryLevel: product.inventoryLevel,
    available: product.available,
    madeToOrder:
      product.categoryIds.includes(config.madeToOrderCategoryId) ||
      config.madeToOrderBrandIds.includes(product.brand.entityId),
    priced: (variant ?? product).price.incVat > 0,
    variantLevels: variant ? undefined : variants?.map(({ inventoryLevel }) => inventoryLevel),
    variantLevel: variant?.inventoryLevel,
  });
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
