import type { UnitPrice } from '@storefront/domain/money.rules.ts';

/** Null when there is no recommended retail price. */
interface Recommended {
  price: UnitPrice;
  retailPrice: UnitPrice | null;
  /** It is the shop's own regular price, which a sale replaces; missing for a recommended one. */
  isRetailRegular?: true;
}

/** The prices of a variant; its own retail price is missing where the product's may be shown. */
interface RecommendedVariant {
  price: UnitPrice;
  retailPrice?: UnitPrice;
  isRetailRegular?: true;
}

/** The lowest and highest variant price; the product's own price for both when it has fewer than two variants. */
export function priceRange({ price, variants }: { price: UnitPrice; variants: readonly { price: UnitPrice }[] }): {
  minimum: UnitPrice;
  maximum: UnitPrice;
} {
  if (variants.length <= 1) return { minimum: price, maximum: price };
  const byPrice = variants.map((variant) => variant.price).sort((a, b) => a.exVatCentipence - b.exVatCentipence);
  return { minimum: byPrice[0] ?? price, maximum: byPrice.at(-1) ?? price };
}

export function isOnSale({ price, retailPrice }: Recommended): boolean {
  return retailPrice !== null && price.incVat > 0 && retailPrice.incVat > price.incVat;
}

/** The lowest variant price, for "From £…"; null when all variants cost the same. */
export function fromPrice({
  minimumPrice,
  maximumPrice,
}: {
  minimumPrice: UnitPrice;
  maximumPrice: UnitPrice;
}): UnitPrice | null {
  return minimumPrice.incVat === maximumPrice.incVat ? null : minimumPrice;
}

/** Beside `shown`; null for none. The product's is for its own price: beside a cheaper variant's it would overstate. */
export function wasPrice(product: Recommended, shown: UnitPrice = product.price): UnitPrice | null {
  return shown.incVat === product.price.incVat && isOnSale(product) ? product.retailPrice : null;
}

export function isWasRegular(product: Recommended, shown?: UnitPrice): boolean {
  return wasPrice(product, shown) !== null && product.isRetailRegular === true;
}

/** The price to strike through beside a variant's: its own during its sale, else the product's. */
export function wasPriceOfVariant(product: Recommended, variant: RecommendedVariant): UnitPrice | null {
  const own = ownOf(variant);
  return isOnSale(own) ? own.retailPrice : wasPrice(product, variant.price);
}

export function isVariantWasRegular(product: Recommended, variant: RecommendedVariant): boolean {
  const own = ownOf(variant);
  return isOnSale(own) ? variant.isRetailRegular === true : isWasRegular(product, variant.price);
}

const ownOf = ({ price, retailPrice }: RecommendedVariant) => ({ price, retailPrice: retailPrice ?? null });
