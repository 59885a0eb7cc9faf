import type { ModifierRecord, ProductCoreRecord, VariantRecord } from '@storefront/schema/rest/product.ts';
import type { SaleRecord } from '@storefront/schema/rest/product/sale.ts';
import type { UnitPricingRecord } from '@storefront/schema/rest/product/unit-pricing.ts';
import type { PriceBreakRecord } from '@storefront/schema/rest/product/price-break.ts';
import { toCentipence, type UnitPrice } from '@storefront/domain/money.rules.ts';
import { minimumAgeOf } from '@storefront/domain/product/minimum-age.rules.ts';
import { sensibleBreaks, type PriceBreak } from '@storefront/domain/price-breaks.rules.ts';
import { unitPricingOf } from '@storefront/domain/product/unit-pricing.rules.ts';
import { quantityTerms } from '@storefront/domain/quantity.rules.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { countOf, listOf, textOf } from '../../../upstream/contract/values.ts';
import { brandPath } from '../../brand/brand.rules.ts';
import { timeOf } from '../metadata/metadata.rules.ts';
import type { Modifier, ProductCore, Sale, StoreLevel, Variant } from '../product.rules.ts';

/** Computes a unit price from the shop API's amount in centipence, which includes VAT or not. */
export type Pricing = (centipence: number) => UnitPrice;

/** Prices of goods sold by measure, with what a variant does not say of the product. */
export function byMeasure(price: Pricing, record: UnitPricingRecord, product: UnitPricingRecord = record): Pricing {
  const unitPricing = unitPricingOf(
    record.unit_pricing_measure ?? product.unit_pricing_measure,
    record.unit_pricing_base_measure ?? product.unit_pricing_base_measure,
  );
  return unitPricing ? (centipence) => ({ ...price(centipence), unitPricing }) : price;
}

/** Maps price breaks; those that make no sense, such as a higher price for more, are dropped. */
function toBreaks(
  records: readonly PriceBreakRecord[] | null | undefined,
  one: number,
  price: Pricing,
): PriceBreak<UnitPrice>[] {
  if (!records || records.length === 0) return [];
  const breaks = records.map(({ quantity, price: amount }) => ({ quantity, price: price(toCentipence(amount)) }));
  return sensibleBreaks(price(one), breaks, ({ incVat }) => incVat);
}

/** One that is not below the regular price is none. */
export function saleOf(record: SaleRecord | null | undefined, price: Pricing): { sale?: Sale } {
  if (!record) return {};
  const [reduced, regularPrice] = [price(toCentipence(record.price)), price(toCentipence(record.regular_price))];
  if (reduced.incVat <= 0 || reduced.incVat >= regularPrice.incVat) return {};
  return {
    sale: { price: reduced, regularPrice, startsAt: timeOf(record.starts_at), endsAt: timeOf(record.ends_at) },
  };
}

/** Text that is no time counts as none. */
function priceChangeOf(record: { price_changes_at?: string | null | undefined }): { priceChangesAt?: string } {
  const time = timeOf(record.price_changes_at);
  return time === null ? {} : { priceChangesAt: time };
}

/** A date that is none counts as unknown. */
function awaitedOf({
  availability,
  available_on: date,
}: Pick<ProductCoreRecord, 'availability' | 'available_on'>): Pick<ProductCore, 'awaited'> {
  if (availability !== 'preorder' && availability !== 'backorder') return {};
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && Number.isFinite(Date.parse(date ?? ''));
  return {
    awaited: { status: availability === 'preorder' ? 'PREORDER' : 'BACKORDER', date: isDate ? (date ?? null) : null },
  };
}

/** Anything but `used` and `refurbished` is new. */
export function conditionOf({ condition }: { condition?: string | null | undefined }): Pick<ProductCore, 'condition'> {
  return condition === 'used' || condition === 'refurbished' ? { condition } : {};
}

/** Anything but `true` is a recommended price. */
export function retailKindOf({
  retail_price_is_regular: isRegular,
}: {
  retail_price_is_regular?: boolean | null | undefined;
}): {
  isRetailRegular?: true;
} {
  return isRegular === true ? { isRetailRegular: true } : {};
}

export function toCore(record: ProductCoreRecord, price: Pricing): ProductCore {
  const retailPrice = toCentipence(record.retail_price);
  const measured = byMeasure(price, record);
  return {
    entityId: record.id,
    name: record.name,
    sku: textOf(record.sku),
    path: pathOf(record.product_url),
    brand: {
      entityId: countOf(record.brand_id),
      name: textOf(record.brand_name),
      path: brandPath(textOf(record.brand_url)),
    },
    price: measured(toCentipence(record.calculated_price)),
    retailPrice: retailPrice > 0 ? price(retailPrice) : null,
    ...retailKindOf(record),
    ...priceChangeOf(record),
    inventoryLevel: countOf(record.inventory_level),
    // Anything but `none` and `variant` counts the product's own level.
    inventoryTracking:
      record.inventory_tracking === 'none' || record.inventory_tracking === 'variant'
        ? record.inventory_tracking
        : 'product',
    available: (record.availability ?? 'available') === 'available',
    ...awaitedOf(record),
    ...conditionOf(record),
    minimumAge: minimumAgeOf(record.minimum_age),
    categoryIds: record.categories ?? [],
    ...(record.lead_fields && { leadFields: record.lead_fields }),
    priceBreaks: toBreaks(record.price_breaks, toCentipence(record.calculated_price), measured),
    quantityTerms: quantityTerms(record.minimum_quantity, record.quantity_multiple),
  };
}

/** Each store once. */
export function storeLevelsOf({ store_stock: records }: Pick<VariantRecord, 'store_stock'>): {
  storeLevels?: readonly StoreLevel[];
} {
  if (!records || records.length === 0) return {};
  const levels = new Map(records.map(({ store_id, level }) => [String(store_id), countOf(level)]));
  return { storeLevels: Array.from(levels, ([storeId, level]) => ({ storeId, level })) };
}

export const toVariant =
  (price: Pricing, product: UnitPricingRecord) =>
  (record: VariantRecord): Variant => {
    const measured = byMeasure(price, record, product);
    return {
      id: record.id,
      sku: textOf(record.sku),
      inventoryLevel: countOf(record.inventory_level),
      ...storeLevelsOf(record),
      price: measured(toCentipence(record.calculated_price)),
      ...(toCentipence(record.retail_price) > 0 && { retailPrice: price(toCentipence(record.retail_price)) }),
      ...retailKindOf(record),
      ...priceChangeOf(record),
      ...saleOf(record.sale, price),
      priceBreaks: toBreaks(record.price_breaks, toCentipence(record.calculated_price), measured),
      imageUrl: record.image_url || null,
      selectedOptions: record.option_values.map(({ id, option_display_name, label }) => ({
        name: option_display_name,
        value: label,
        valueId: id ?? null,
      })),
    };
  };

/** Each option is another product of the catalogue. */
export const toModifier =
  (price: Pricing) =>
  (record: ModifierRecord): Modifier => ({
    id: record.id,
    name: record.display_name,
    options: listOf(
      record.option_values,
      'id',
      ({ id, label, price: amount, image, sku, value_data: { product_id, product_url } }) => ({
        id,
        label,
        price: price(toCentipence(amount)),
        imageUrl: image || null,
        sku: textOf(sku),
        productId: product_id,
        path: product_url ? pathOf(product_url) : null,
      }),
    ),
  });
