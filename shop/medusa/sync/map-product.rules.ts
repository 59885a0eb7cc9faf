import { toCentipence } from '@storefront/domain/money.rules.ts';
import { documentKinds } from '@storefront/domain/product/documents.data.ts';
import { minimumAgeOf } from '@storefront/domain/product/minimum-age.rules.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { PLENTY, type FeedImage, type FeedProduct, type FeedVariant } from '@storefront/import/feed.rules.ts';
import { htmlParagraphs } from '@storefront/import/reading/paragraphs.rules.ts';
import { unitPricingFrom } from '@storefront/import/unit-pricing.rules.ts';
import { imageUrlOf } from '@storefront/import/values.rules.ts';
import { areChoices, distinctNames, distinctVariants } from '@storefront/import/variants.rules.ts';
import type { MedusaProduct, MedusaVariantAnswer } from './answers.ts';

/** Notes name what is sold differently from Medusa. */
type Mapped =
  | { kind: 'product'; product: FeedProduct; variantIds: readonly string[]; notes: readonly string[] }
  | { kind: 'off-sale'; reason: string };

/** 20 %: a price including VAT is 6/5 of the price without. */
const VAT_RATIO = 1.2;
const RATIO_TOLERANCE = 0.000_1;

const POUNDS = 'gbp';
const FIELDS_MAXIMUM = 60;
const FIELD_CHARACTERS_MAXIMUM = 500;
const TITLE_CHARACTERS_MAXIMUM = 300;

/** They have a meaning of their own and are no specifications. */
const META = {
  retailPrice: 'retail_price',
  fields: 'custom_fields',
  pageTitle: 'page_title',
  metaDescription: 'meta_description',
  featured: 'featured',
  minimumAge: 'minimum_age',
  alternativeText: 'alt',
  documents: 'documents',
  measure: 'unit_pricing_measure',
  baseMeasure: 'unit_pricing_base_measure',
} as const;
const RESERVED: ReadonlySet<string> = new Set(Object.values(META));

export const keyOf = (medusaProductId: string): string => `medusa:${medusaProductId}`;
export const idOfKey = (key: string): string => key.slice('medusa:'.length);

/** `brandField` is the metadata field of the brand; null for the collection's id. Categories are paths of one id. */
export function mapProduct(medusa: MedusaProduct, brandField: string | null): Mapped {
  const name = medusa.title.trim().slice(0, TITLE_CHARACTERS_MAXIMUM);
  const offSale = (reason: string): Mapped => ({ kind: 'off-sale', reason: `The product “${name}” ${reason}` });
  if (name === '') return { kind: 'off-sale', reason: `The product ${medusa.id} has no title` };
  if (medusa.is_giftcard) return offSale('is a gift card');
  if (!medusa.variants || medusa.variants.length === 0) return offSale('has no variants');
  const priced = medusa.variants.filter(({ calculated_price: price }) => price);
  const refusal = priced.map(priceRefusal).find((reason) => reason !== null);
  if (refusal) return offSale(refusal);
  const names = distinctNames(medusa.options.map(({ title }) => title.trim()));
  const optionNames = new Map(medusa.options.map(({ id }, index) => [id, names[index] ?? '']));
  const sources = new Map<FeedVariant, MedusaVariantAnswer>();
  const placed = priced.toSorted(inOrder).flatMap((variant, index) => {
    const mapped = mapVariant(variant, optionNames);
    if (mapped) sources.set(mapped, variant);
    return mapped ? [{ row: index + 1, variant: mapped }] : [];
  });
  const { kept, notes } = distinctVariants(placed, 'options');
  const [first] = kept;
  if (!first) return offSale('has no price in the region');
  const hasOptions = areChoices(kept);
  if (kept.length > 1 && !hasOptions) return offSale('has several variants that differ in nothing');
  const sold = kept.flatMap((variant) => sources.get(variant) ?? []);
  const isTracked = sold.some(isCounted);
  const metadata = medusa.metadata ?? {};
  const unpriced = medusa.variants.length - priced.length;
  return {
    kind: 'product',
    variantIds: sold.map(({ id }) => id),
    notes: [
      ...notes.flatMap((taken) => ('remark' in taken ? [taken.remark.reason] : [])),
      ...(unpriced > 0 ? [`${unpriced} of its variants have no price in the region and are not sold`] : []),
    ].map((reason) => `“${name}”: ${reason}`),
    product: {
      key: keyOf(medusa.id),
      name,
      slug: slugOf(medusa.handle),
      sku: first.sku || medusa.handle,
      gtin: first.gtin,
      brand: brandField === null ? (medusa.collection_id ?? '') : textOf(metadata[brandField]),
      descriptionHtml: htmlParagraphs(medusa.description ?? ''),
      categoryPaths: medusa.categories.map(({ id }) => [id]),
      tags: (medusa.tags ?? []).map(({ value }) => value.trim()).filter(Boolean),
      price: Math.min(...kept.map(({ price }) => price)),
      sale: hasOptions ? undefined : first.sale,
      ...unitPricingFrom({ measure: textOf(metadata[META.measure]), base: textOf(metadata[META.baseMeasure]) }),
      retailPrice: toCentipence(Number(metadata[META.retailPrice] ?? 0)),
      tracking: isTracked ? (hasOptions ? 'variant' : 'product') : 'none',
      inventoryLevel: isTracked && !hasOptions ? first.inventoryLevel : 0,
      availability: 'available',
      condition: 'new',
      minimumAge: minimumAgeOf(Number(metadata[META.minimumAge])) ?? undefined,
      images: imagesOf(medusa),
      fields: fieldsOf(medusa, brandField),
      weightGrams: gramsOf(medusa.weight ?? medusa.variants[0]?.weight),
      // Said by Medusa alone: taking it away there is followed.
      featured: metadata[META.featured] === true,
      pageTitle: textOf(metadata[META.pageTitle]),
      metaDescription: textOf(metadata[META.metaDescription]),
      variants: hasOptions ? kept : [],
      files: filesOf(metadata),
    },
  };
}

/** Null where the price can be ours. */
function priceRefusal({ calculated_price: price }: MedusaVariantAnswer): string | null {
  if (!price) return null;
  if (price.currency_code.toLowerCase() !== POUNDS) return `is priced in ${price.currency_code.toUpperCase()}`;
  if (!price.is_calculated_price_tax_inclusive) return 'has a price without VAT';
  const { calculated_amount_with_tax: withTax, calculated_amount_without_tax: withoutTax } = price;
  if (withTax == null || withoutTax == null) return 'has no tax rate';
  if (price.calculated_amount <= 0) return 'has no price above 0';
  const ratio = withTax / withoutTax;
  return Math.abs(ratio - VAT_RATIO) <= RATIO_TOLERANCE
    ? null
    : `has a tax rate of ${Number(((ratio - 1) * 100).toFixed(2))} % instead of 20 %`;
}

/** Medusa returns variants in no order. */
const inOrder = (a: MedusaVariantAnswer, b: MedusaVariantAnswer): number =>
  (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);

/** Whether it can run out. */
const isCounted = ({ manage_inventory, allow_backorder }: MedusaVariantAnswer): boolean =>
  manage_inventory && !allow_backorder;

function mapVariant(variant: MedusaVariantAnswer, optionNames: ReadonlyMap<string, string>): FeedVariant | null {
  const price = variant.calculated_price;
  if (!price) return null;
  const centipence = toCentipence(price.calculated_amount);
  const original = toCentipence(price.original_amount ?? 0);
  const isSale =
    price.calculated_price.price_list_type === 'sale' && !price.is_original_price_price_list && original > centipence;
  const values = new Map(variant.options.map(({ option_id: id, value }) => [id, value.trim()]));
  return {
    sku: variant.sku?.trim() ?? '',
    gtin: [variant.barcode, variant.ean, variant.upc].find((code) => code?.trim())?.trim() ?? '',
    price: isSale ? original : centipence,
    sale: isSale ? { price: centipence } : undefined,
    inventoryLevel: isCounted(variant)
      ? Math.min(Math.max(0, Math.trunc(variant.inventory_quantity ?? 0)), 1_000_000)
      : PLENTY,
    imageUrl: imageUrlOf(variant.thumbnail ?? ''),
    options: [...optionNames].flatMap(([id, name]) => {
      const value = values.get(id) ?? '';
      return name && value ? [{ name, value }] : [];
    }),
  };
}

/** By rank, the thumbnail first where it is none of them. */
function imagesOf({ images, thumbnail }: MedusaProduct): FeedImage[] {
  const found = new Map<string, FeedImage>();
  const ranked = images.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const all = ranked.some(({ url }) => url === thumbnail)
    ? ranked
    : [{ url: thumbnail ?? '', metadata: null }, ...ranked];
  for (const { url: given, metadata } of all) {
    const url = imageUrlOf(given);
    if (url && !found.has(url)) found.set(url, { url, description: textOf(metadata?.[META.alternativeText]) });
  }
  return [...found.values()];
}

/** Of `custom_fields`, then plain metadata. Names that begin with an underscore are the retailer's own. */
function fieldsOf({ metadata, material }: MedusaProduct, brandField: string | null): { name: string; value: string }[] {
  const custom = metadata?.[META.fields];
  const named = typeof custom === 'object' && custom !== null && !Array.isArray(custom) ? Object.entries(custom) : [];
  const plain = Object.entries(metadata ?? {})
    .filter(([name]) => !RESERVED.has(name) && name !== brandField && !name.startsWith('_'))
    .map(([name, value]): [string, unknown] => [inWords(name), value]);
  const fields = [...named, ...plain, ['Material', material] as const].flatMap(([name, value]) => {
    const text = textOf(value);
    return name.trim() && text ? [{ name: name.trim().slice(0, 100), value: text }] : [];
  });
  return [...new Map(fields.toReversed().map((field) => [field.name, field])).values()]
    .toReversed()
    .slice(0, FIELDS_MAXIMUM);
}

/** Of `documents`, whose names are their kinds. They stay where they are: Medusa serves them. */
function filesOf(metadata: Readonly<Record<string, unknown>>): NonNullable<FeedProduct['files']> {
  const named = metadata[META.documents];
  if (typeof named !== 'object' || named === null) return {};
  const urls = new Map<string, unknown>(Object.entries(named));
  const documents = documentKinds.flatMap(({ kind, label }) => {
    const url = urls.get(kind);
    // A longer one would be cut.
    if (typeof url !== 'string' || url.length > FIELD_CHARACTERS_MAXIMUM) return [];
    return URL.parse(url)?.protocol === 'https:' ? [{ kind, name: label, url: url.trim() }] : [];
  });
  return documents.length > 0 ? { documents } : {};
}

/** `ip_rating` becomes "Ip rating"; names in `custom_fields` stay. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).trim().slice(0, FIELD_CHARACTERS_MAXIMUM);
}

const gramsOf = (weight: number | null | undefined): number =>
  weight != null && weight > 0 && weight < 10_000_000 ? Math.round(weight) : 0;
