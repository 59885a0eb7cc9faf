import type { Party } from '@storefront/schema/shop-folder/makers.ts';
import { CARD_FACTS, ENERGY_CLASS } from '@storefront/domain/product/card-facts.data.ts';
import { incVatOf, toPounds } from '@storefront/domain/money.rules.ts';
import { leadPicture } from '@storefront/domain/product/lead-picture.rules.ts';
import { isOnSale, isRetailRegular } from '../catalogue/on-sale.rules.ts';
import { makersOf } from '../catalogue/makers.rules.ts';
import { leadFieldsOf } from '../catalogue/lead-fields.rules.ts';
import { breaksOf } from '../catalogue/price-breaks.rules.ts';
import { unitPricingOf, unitPricingRecord } from '../catalogue/unit-pricing.rules.ts';
import type { CatalogueCategory, CatalogueProduct, CatalogueVariant } from '../catalogue/catalogue.ts';
import { readBranchStock, type BranchStock } from '../catalogue/stock/branch-stock.ts';
import { WHOLE_PRODUCT } from '../catalogue/stock/stock.rules.ts';
import type { Structure } from '../catalogue/structure.ts';
import type { ReadModel } from '../read-model.ts';

const CARD_FIELDS = new Set([ENERGY_CLASS, ...CARD_FACTS]);

type RecordSource = Pick<ReadModel, 'structure' | 'shopFile'>;

function common(product: CatalogueProduct, { structure, shopFile }: RecordSource) {
  const leads = leadFieldsOf(product, shopFile.facts ?? [], structure);
  const brand = structure.brandById.get(product.brandId);
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    product_url: product.url,
    brand_id: product.brandId,
    brand_name: brand?.name ?? '',
    brand_url: brand?.url ?? '',
    inventory_level: product.inventoryLevel,
    inventory_tracking: product.inventoryTracking,
    availability: product.availability,
    ...(product.availableOn !== undefined && { available_on: product.availableOn }),
    ...(product.condition !== undefined && { condition: product.condition }),
    ...(product.minimumAge !== undefined && { minimum_age: product.minimumAge }),
    categories: product.categoryIds,
    ...(leads.length > 0 && { lead_fields: leads }),
    calculated_price: toPounds(product.price),
    retail_price: toPounds(product.retailPrice),
    ...(isRetailRegular(product) && { retail_price_is_regular: true }),
    ...(product.priceChangesAt !== undefined && { price_changes_at: product.priceChangesAt }),
    ...breakRecords(product, product.price),
    ...unitPricingRecord(unitPricingOf(product)),
    ...(product.minimumQuantity !== undefined && { minimum_quantity: product.minimumQuantity }),
    ...(product.quantityMultiple !== undefined && { quantity_multiple: product.quantityMultiple }),
  };
}

/** Nothing for none, which is usual. */
function breakRecords(product: CatalogueProduct, price: number) {
  const breaks = breaksOf(product, price);
  return breaks.length === 0
    ? {}
    : { price_breaks: breaks.map((step) => ({ quantity: step.quantity, price: toPounds(step.price) })) };
}

/** One that is on or to come; nothing for none, which is usual. */
function saleRecord({ price, regularPrice = price, sale }: Pick<CatalogueProduct, 'price' | 'regularPrice' | 'sale'>) {
  if (!sale) return {};
  const { startsAt, endsAt } = sale;
  return {
    sale: {
      price: toPounds(sale.price),
      regular_price: toPounds(regularPrice),
      ...(startsAt !== undefined && { starts_at: startsAt }),
      ...(endsAt !== undefined && { ends_at: endsAt }),
    },
  };
}

export function itemRecord(product: CatalogueProduct, source: RecordSource) {
  const prices = product.variants.length > 1 ? product.variants.map(({ price }) => price) : [0];
  const image = leadImageUrl(product);
  const options = new Map<string, Set<string>>();
  for (const { optionDisplayName, label } of product.variants.flatMap(({ optionValues }) => optionValues)) {
    options.set(optionDisplayName, (options.get(optionDisplayName) ?? new Set()).add(label));
  }
  return {
    ...common(product, source),
    // Lists have no variants but the matching one: with stock per variant the level is their sum.
    inventory_level:
      product.inventoryTracking === 'variant'
        ? product.variants.reduce((total, { inventoryLevel }) => total + inventoryLevel, 0)
        : product.inventoryLevel,
    image_url: image,
    image_thumbnail: image,
    variants_length: product.variants.length,
    option_values: Object.fromEntries([...options].map(([name, labels]) => [name, [...labels]])),
    on_sale: isOnSale(product),
    min_variant_price: toPounds(Math.min(...prices)),
    max_variant_price: toPounds(Math.max(...prices)),
    custom_fields: cardFields(product, leadFieldsOf(product, source.shopFile.facts ?? [], source.structure)),
  };
}

/** Empty for none. */
export function leadImageUrl({ images, variants }: Pick<CatalogueProduct, 'images' | 'variants'>): string {
  return leadPicture(
    images.map(({ url }) => url),
    variants.map(({ price, image }) => ({ price: incVatOf(price), picture: image.url })),
  );
}

/** Values of the same name are joined by commas. */
function cardFields({ customFields }: CatalogueProduct, leads: readonly string[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { name: given, value } of customFields) {
    const name = given.trim().replace(/(?<!\s)\s*:$/, '');
    if (CARD_FIELDS.has(name) || leads.includes(name))
      fields.set(name, fields.has(name) ? `${fields.get(name)}, ${value}` : value);
  }
  return Object.fromEntries(fields);
}

export function variantRecord(product: CatalogueProduct, variant: CatalogueVariant, branchStock?: BranchStock) {
  return {
    id: variant.id,
    sku: variant.sku,
    inventory_level: variant.inventoryLevel,
    ...storeStockRecord(branchStock, product.id, variant.id),
    calculated_price: toPounds(variant.price),
    ...(variant.retailPrice && { retail_price: toPounds(variant.retailPrice) }),
    ...(isRetailRegular(variant) && { retail_price_is_regular: true }),
    ...(variant.priceChangesAt !== undefined && { price_changes_at: variant.priceChangesAt }),
    ...saleRecord(variant),
    ...breakRecords(product, variant.price),
    ...unitPricingRecord(variant.unitPricing),
    image_url: variant.image.url,
    option_values: variant.optionValues.map(({ id, optionDisplayName, label }) => ({
      id,
      option_display_name: optionDisplayName,
      label,
    })),
  };
}

function storeStockRecord(branchStock: BranchStock | undefined, productId: number, variantId: number) {
  const levels = branchStock?.get(productId)?.get(variantId);
  return levels ? { store_stock: levels.map(({ branch, level }) => ({ store_id: branch, level })) } : {};
}

/** Besides the catalogue's own. */
export type RecordLinks = Awaited<ReturnType<typeof readRecordLinks>>;

export async function readRecordLinks(
  products: readonly CatalogueProduct[],
  { db, products: reader }: Pick<ReadModel, 'db' | 'products'>,
) {
  const ids = products.flatMap(({ modifiers }) =>
    modifiers.flatMap(({ optionValues }) => optionValues.map(({ productId }) => productId)),
  );
  const productIds = products.map(({ id }) => id);
  const [addOns, branchStock] = await Promise.all([reader.byIds([...new Set(ids)]), readBranchStock(db, productIds)]);
  return { addOnUrls: new Map(addOns.map(({ id, url }) => [id, url])), branchStock };
}

function photometryRecord({ photometry }: CatalogueProduct) {
  if (!photometry) return {};
  const { lumens, peakCandela, candelaBelow, beamAngles, curves } = photometry;
  const [along, across] = beamAngles;
  return {
    photometry: {
      total_lumens: lumens,
      peak_candela: peakCandela,
      candela_below: candelaBelow,
      beam_angle: along,
      beam_angle_across: across,
      curves,
    },
  };
}

function makersRecord(product: CatalogueProduct, { structure, shopFile }: RecordSource) {
  const { manufacturer, responsiblePerson } = makersOf(product, structure.brandById.get(product.brandId), shopFile);
  const record = ({ postalAddress, ...party }: Party) => ({ ...party, postal_address: postalAddress });
  return {
    ...(manufacturer && { manufacturer: record(manufacturer) }),
    ...(responsiblePerson && { responsible_person: record(responsiblePerson) }),
  };
}

export function productRecord(
  product: CatalogueProduct,
  source: RecordSource,
  { addOnUrls, branchStock }: RecordLinks,
) {
  return {
    ...common(product, source),
    ...saleRecord(product),
    ...storeStockRecord(branchStock, product.id, WHOLE_PRODUCT),
    gtin: product.gtin,
    variants: product.variants.map((variant) => variantRecord(product, variant, branchStock)),
    images: product.images.map(({ url, description }, index) => ({
      id: product.id * 10 + index,
      url_standard: url,
      url_zoom: url,
      url_thumbnail: url,
      description,
      sort_order: index,
    })),
    custom_fields: product.customFields,
    modifiers: product.modifiers.map((modifier) => ({
      id: modifier.id,
      display_name: modifier.displayName,
      option_values: modifier.optionValues.map(({ id, label, price, productId, sku, image }) => ({
        id,
        label,
        price: toPounds(price),
        sku,
        image: image.url,
        value_data: { product_id: productId, product_url: addOnUrls.get(productId) ?? null },
      })),
    })),
    description: product.descriptionHtml,
    warning: product.warningHtml,
    warranty: {
      box_contains: product.warranty.boxContains,
      useful_information: product.warranty.usefulInformation,
      technical_information: product.warranty.technicalInformation,
    },
    ...(product.documents && { documents: product.documents }),
    ...photometryRecord(product),
    ...makersRecord(product, source),
    range_view_url: product.rangeUrl,
    breadcrumb: source.structure.trailOf(product.categoryIds[0] ?? 0).map(({ name, url }) => ({ name, url })),
    related_products_category: product.relatedCategoryId,
    date_created: product.createdAt,
    ...(product.updatedAt && { date_modified: product.updatedAt }),
    ...(product.weightGrams && { weight: product.weightGrams / 1_000 }),
    ...(product.pageTitle && { page_title: product.pageTitle }),
    ...(product.metaDescription && { meta_description: product.metaDescription }),
  };
}

export function categoryRecord(category: CatalogueCategory, structure: Structure) {
  const trail = structure.trailOf(category.id);
  return {
    id: category.id,
    parent_id: category.parentId,
    name: category.name,
    description: category.descriptionHtml,
    sort_order: category.sortOrder,
    page_title: category.pageTitle,
    search_keywords: category.searchKeywords,
    meta_keywords: category.searchKeywords,
    meta_description: category.metaDescription,
    is_visible: true,
    image_url: category.image.url,
    url: category.url,
    depth: trail.length - 1,
    path: trail.slice(0, -1).map(({ id }) => id),
    has_children: structure.childrenOf(category.id).length > 0,
    breadcrumb: trail.map(({ name, url }) => ({ name, url })),
  };
}

/** Drops the excluded fields of a record (`exclude_fields=images,warranty`). */
export function sparse(excludedFields = ''): <Item extends object>(record: Item) => Partial<Item> {
  const excluded = new Set(excludedFields.split(','));
  return (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !excluded.has(name))) as Partial<typeof record>;
}
