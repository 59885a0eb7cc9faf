import { slugOf } from '@storefront/domain/slug.rules.ts';
import { exVatOf, incVatOf } from '@storefront/domain/money.rules.ts';
import { brandOf, MADE_TO_ORDER_BRAND_IDS } from '../brands/build-brands.ts';
import type { CatalogueProduct, CatalogueVariant } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft } from '../draft.ts';
import type { Place } from '../pictures/images.ts';
import { randomFrom, type Random } from '../random.ts';
import { lightFilesOf } from '../light/photometry.ts';
import { customFieldsOf } from './custom-fields.ts';
import { gtinOf } from './identifiers.rules.ts';
import { imagesOf } from './images.ts';
import { shelfPrice } from './price.rules.ts';
import { missingFeatures } from './specifications.rules.ts';
import { stockLevel, trackingOf } from './stock.ts';
import { TRADE_TERMS } from './trade-terms.data.ts';
import { variantsOf } from './variants.ts';

/** It has no page. */
const MADE_TO_ORDER_CATEGORY_ID = 4157;

const ON_SALE = 0.13;
const FIRST_DAY = Date.UTC(2021, 0, 11);
const DAYS = 2080;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Unavailable but still listed. */
const WITHDRAWN = new Set(['endon-lighting/JAR-RD', 'lumivo/LIN-R7S78-27']);

export interface ProductContext {
  id: number;
  sku: string;
  /** The category's id and its ancestors', nearest first. */
  categoryLine: (url: string) => readonly number[];
  rangeUrl: string;
  place: Place;
}

/** Without its add-ons and featured flag. */
export function productOf(draft: Draft, { id, sku, categoryLine, rangeUrl, place }: ProductContext): CatalogueProduct {
  const random = randomFrom(`product ${draft.key}`);
  const brandId = brandOf(draft.brand).id;
  const variants = variantsOf(draft, id, sku, place);
  const tracking = trackingOf(draft, variants.length > 0);
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [shelfPrice(draft.price)];
  const price = Math.min(...prices);
  const home = categoryLine(draft.category);
  const customFields = customFieldsOf(draft, id);
  return {
    id,
    name: draft.name,
    sku,
    gtin: gtinOf(id),
    url: `/${slugOf(draft.name.replaceAll('°', ' degree ').replaceAll('²', ''))}/`,
    brandId,
    categoryIds: [
      ...new Set([
        ...home,
        ...(draft.alsoIn ?? []).flatMap(categoryLine),
        ...(MADE_TO_ORDER_BRAND_IDS.includes(brandId) ? [MADE_TO_ORDER_CATEGORY_ID] : []),
      ]),
    ],
    inventoryTracking: tracking,
    inventoryLevel: tracking === 'product' ? stockLevel(random) : total(variants),
    availability: WITHDRAWN.has(draft.key) ? 'unavailable' : 'available',
    price,
    retailPrice: retailPrice(price, Math.max(...prices), random),
    ...TRADE_TERMS.get(draft.category),
    descriptionHtml: descriptionOf(draft),
    warningHtml: draft.warningHtml ?? '',
    warranty: {
      boxContains: draft.boxContains,
      usefulInformation: draft.usefulInformation,
      technicalInformation: draft.documents ?? [],
    },
    rangeUrl,
    customFields,
    ...lightFilesOf({ sku, name: draft.name, customFields }),
    images: imagesOf(draft, place),
    variants,
    modifiers: [],
    relatedCategoryId: home[0] ?? 0,
    featured: false,
    popularity: popularity(draft, random),
    createdAt: new Date(FIRST_DAY + random.integer(0, DAYS) * MILLISECONDS_PER_DAY).toISOString().slice(0, 10),
  };
}

/** Search terms that it lacks are added to its list of features. */
function descriptionOf({ name, descriptionHtml, specifications, forBathrooms = false }: Draft): string {
  const items = missingFeatures(`${name} ${descriptionHtml}`, specifications, forBathrooms).map(
    (feature) => `<li>${feature}</li>`,
  );
  return descriptionHtml.replace(/<\/ul>$/, `${items.join('')}</ul>`);
}

/** One product in eight; never one whose variants differ much in price. */
function retailPrice(lowest: number, highest: number, random: Random): number {
  const onSale = random.chance(ON_SALE);
  const raise = 1.12 + random.next() * 0.28;
  if (!onSale || highest > lowest * 1.2) return 0;
  const retail = shelfPrice((incVatOf(highest) / 100) * raise);
  return retail > highest ? retail : exVatOf(incVatOf(highest) + 100);
}

/** Skewed: few products sell very well. */
function popularity({ demand = 0 }: Draft, random: Random): number {
  const share = random.next() ** 2.2 * 0.75 + (demand + 1) * 0.125;
  return Math.round(Math.min(1, share) * 1000);
}

function total(variants: readonly CatalogueVariant[]): number {
  return variants.reduce((sum, { inventoryLevel }) => sum + inventoryLevel, 0);
}
