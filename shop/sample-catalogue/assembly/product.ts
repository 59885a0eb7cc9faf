import { slugOf } from '@storefront/domain/slug.rules.ts';
import { exVatOf, incVatOf } from '@storefront/domain/money.rules.ts';
import { brandOf, MADE_TO_ORDER_BRAND_IDS } from '../brands/build-brands.ts';
import type { CatalogueProduct, CatalogueVariant, CatalogueImage } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft, Choice, Specification } from '../draft.ts';
import { type Place, imageOf, viewsOf } from '../pictures/images.ts';
import { randomFrom, type Random } from '../random.ts';
import { lightFilesOf } from '../light/photometry.ts';
import { gtinOf } from './identifiers.rules.ts';
import { shelfPrice } from './price.rules.ts';
import { missingFeatures, lightColour, placesOf, zonesOf } from './specifications.rules.ts';
import { stockLevel, trackingOf } from './stock.ts';
import { TRADE_TERMS } from './trade-terms.data.ts';
import { finishes } from '../drawings/finishes.data.ts';

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

/** Of combinations, such as an intermediate switch in copper. */
const NOT_MADE = 0.05;
const WHOLLY_SOLD_OUT = 0.015;

interface Picked {
  name: string;
  /** Whether it is the first of its option's choices. */
  first: boolean;
  choice: Choice;
  valueId: number;
}

/** The combinations of options that exist. Empty for a product without options. */
function variantsOf(draft: Draft, productId: number, sku: string, place: Place): CatalogueVariant[] {
  const options = draft.options ?? [];
  if (options.length === 0) return [];
  const random = randomFrom(`variants ${draft.key}`);
  const soldOut = random.chance(WHOLLY_SOLD_OUT);
  const counted = trackingOf(draft, true) !== 'none';
  return combinationsOf(draft, productId)
    .filter((picked) => isMade(picked, random.next()))
    .map((picked, index): CatalogueVariant => {
      // Of cable, flex and LED strip the size is the length.
      const length = picked.find(({ choice }) => choice.label.endsWith(' m'))?.choice.label;
      const level = counted && !soldOut ? stockLevel(random) : 0;
      return {
        id: productId * 100 + index,
        sku: [sku, ...picked.map(({ choice }) => choice.code)].join('-'),
        price: shelfPrice(picked.reduce((price, { choice }) => price * (choice.priceFactor ?? 1), draft.price)),
        ...(length !== undefined && { unitPricing: { measure: length } }),
        inventoryLevel: level,
        image: variantImage(draft, picked, place),
        optionValues: picked.map(({ name, choice, valueId }) => ({
          id: valueId,
          optionDisplayName: name,
          label: choice.label,
        })),
      };
    });
}

function combinationsOf(draft: Draft, productId: number): Picked[][] {
  let valueId = productId * 100;
  return (draft.options ?? []).reduce<Picked[][]>(
    (rows, { name, choices }) => {
      const values = choices.map((choice, index): Picked => ({
        name,
        choice,
        first: index === 0,
        valueId: (valueId += 1),
      }));
      return rows.flatMap((row) => values.map((value) => [...row, value]));
    },
    [[]],
  );
}

/** The first value of the last option always exists: every other value has a variant. */
function isMade(picked: readonly Picked[], chance: number): boolean {
  return picked.length < 2 || picked.at(-1)?.first === true || chance >= NOT_MADE;
}

function variantImage(draft: Draft, picked: readonly Picked[], place: Place) {
  const finish = picked.find(({ choice }) => choice.finish)?.choice.finish;
  const options = Object.assign({}, draft.picture.options, ...picked.map(({ choice }) => choice.options));
  return imageOf(
    place,
    { ...draft.picture, options },
    'front',
    `${draft.name}, ${picked.map(({ choice }) => choice.label).join(', ')}`,
    finish,
  );
}

/** Its range's specifications, and fields from them in shoppers' words. Each of several materials has its own. */
function customFieldsOf(draft: Draft, productId: number): CatalogueProduct['customFields'] {
  const rows = unique([...draft.specifications.flatMap(materials), ...derived(draft)]);
  return rows.map(([name, value], index) => ({ id: productId * 100 + index, name, value: String(value) }));
}

function derived({ key, specifications, category, forBathrooms = false }: Draft): Specification[] {
  const zones = forBathrooms ? zonesOf(specifications) : [];
  if (forBathrooms && zones.length === 0)
    throw new RangeError(`${key} is marked for bathrooms but is allowed in none of their zones`);
  return [
    ...zones.map((zone): Specification => ['Zone', `Zone ${zone}`]),
    ...specifications
      .filter(([name]) => name === 'Colour Temperature (K)')
      .map(([, kelvin]): Specification => ['Light Colour', lightColour(Number(kelvin))]),
    ...placesOf(category, forBathrooms).map((place): Specification => ['Location', place]),
  ];
}

function materials(row: Specification): readonly Specification[] {
  const [name, value] = row;
  if (name !== 'Material') return [row];
  return String(value)
    .split(/, | and | or /)
    .map((material): Specification => [name, material.charAt(0).toUpperCase() + material.slice(1)]);
}

function unique(rows: readonly Specification[]): Specification[] {
  const seen = new Set<string>();
  return rows.filter(([name, value]) => {
    const key = `${name}\n${value}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Front, in use, in a second finish if there is one, and with dimensions. */
function imagesOf(draft: Draft, place: Place): CatalogueImage[] {
  const { picture, name } = draft;
  const { inUse, dimensions } = viewsOf(picture);
  const second = draft.options?.find((option) => option.name === 'Finish')?.choices[1]?.finish;
  const first = finishes[picture.finish].label.toLowerCase();
  const shown = second ? `${name} in ${first}` : name;
  return [
    imageOf(place, picture, 'front', `${shown}, seen from the front`),
    ...(inUse ? [imageOf(place, picture, 'in-use', `${shown}, ${inUse}`)] : []),
    ...(second && inUse
      ? [imageOf(place, picture, 'in-use', `${name} in ${finishes[second].label.toLowerCase()}, ${inUse}`, second)]
      : []),
    ...(dimensions === false
      ? []
      : [imageOf(place, picture, 'dimensions', `Line drawing of the ${name} with its dimensions in millimetres`)]),
  ];
}
