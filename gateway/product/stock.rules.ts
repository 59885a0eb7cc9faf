import type { Config } from '../config.ts';
import type { Product, ProductDetail, Variant } from './product.rules.ts';

export type StockStatus = 'IN_STOCK' | 'LOW_STOCK' | 'PLENTY' | 'OUT_OF_STOCK' | 'MADE_TO_ORDER' | 'UNAVAILABLE';

/** What a shopper may know of an item's stock, and how many may be bought at once. */
export interface Stock {
  status: StockStatus;
  /** Live level; null where stock is not counted. */
  level: number | null;
  message: string;
  /** The most that one cart may hold; null for no limit but the cart's own. */
  maximumQuantity: number | null;
}

/** Chosen: the specification names both thresholds but gives no value. */
const LOW_STOCK_MAXIMUM = 5;
const PLENTY_ABOVE = 100;

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
  if (!facts.available || !facts.priced) {
    return {
      status: 'UNAVAILABLE',
      level: null,
      message: `This ${noun} is not available at the moment. Please call or email us for an alternative.`,
      maximumQuantity: 0,
    };
  }
  if (facts.madeToOrder)
    return { status: 'MADE_TO_ORDER', level: null, message: 'Made to order, 3–7 working days', maximumQuantity: null };
  if (facts.inventoryTracking === 'none')
    return { status: 'IN_STOCK', level: null, message: 'In stock', maximumQuantity: null };
  return counted(levelOf(facts), noun);
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

function counted(level: number, noun: 'product' | 'variant'): Stock {
  if (level === 0) {
    return {
      status: 'OUT_OF_STOCK',
      level,
      message: `This ${noun} is currently out of stock. Please call or email us to place an order.`,
      maximumQuantity: 0,
    };
  }
  if (level <= LOW_STOCK_MAXIMUM)
    return { status: 'LOW_STOCK', level, message: 'Hurry! Limited stock available', maximumQuantity: level };
  if (level > PLENTY_ABOVE) return { status: 'PLENTY', level, message: '100+ available', maximumQuantity: level };
  return { status: 'IN_STOCK', level, message: 'In stock', maximumQuantity: level };
}
