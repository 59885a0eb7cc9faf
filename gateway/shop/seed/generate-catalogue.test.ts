import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueImage, CatalogueProduct } from '../catalogue/catalogue.ts';
import { checkDigit } from './assembly/identifiers.rules.ts';
import { exVat, incVat } from './assembly/price.rules.ts';
import { brands } from './brands/brands.data.ts';
import { families } from './drawings/families.ts';
import { finishes } from './drawings/finishes.data.ts';
import { energyClass } from './energy-class.rules.ts';
import { generateCatalogue, MADE_TO_ORDER_BRAND_IDS } from './generate-catalogue.ts';

let catalogue: Catalogue;

beforeAll(() => {
  catalogue = generateCatalogue();
});

const fieldsOf = (product: CatalogueProduct, name: string) => product.customFields.filter((field) => field.name === name).map(({ value }) => value);
const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);
const duplicates = (values: readonly unknown[]) => (new Set(values).size === values.length ? [] : repeated(values).slice(0, 5));

function drawingsOf({ categories, products }: Catalogue): CatalogueImage[] {
  return [
    ...categories.map(({ image }) => image),
    ...products.flatMap(({ images, variants, modifiers }) => [...images, ...variants.map(({ image }) => image), ...modifiers.flatMap(({ optionValues }) => optionValues.map(({ image }) => image))]),
  ];
}

test('the same catalogue every time', () => {
  expect(fingerprint(generateCatalogue())).toBe(fingerprint(catalogue));
  expect(catalogue.products.length).toBeGreaterThanOrEqual(1600);
});

describe('categories', () => {
  test('the six departments have their addresses, and all is reachable from them', () => {
    const top = catalogue.categories.filter(({ parentId }) => parentId === 0);
    expect(top.map(({ url }) => url)).toEqual(['/interior-lighting/', '/exterior-lighting/', '/switches-and-sockets/', '/lamps-bulbs/lamps-bulbs/', '/hardware/', '/electrical-accessories/']);
    const byId = new Map(catalogue.categories.map((category) => [category.id, category]));
    for (const { parentId, url } of catalogue.categories) if (parentId !== 0) expect(url.startsWith(byId.get(parentId)?.url ?? 'nowhere'), url).toBe(true);
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(70);
    expect(duplicates(catalogue.categories.map(({ id }) => id))).toEqual([]);
    expect(duplicates(catalogue.categories.map(({ url }) => url))).toEqual([]);
  });

  test('every one has products, and the slow to deliver are where delivery looks for them', () => {
    const listed = new Map<number, number>();
    for (const id of catalogue.products.flatMap(({ categoryIds }) => categoryIds)) listed.set(id, (listed.get(id) ?? 0) + 1);
    for (const { id, url } of catalogue.categories) expect(listed.get(id) ?? 0, url).toBeGreaterThanOrEqual(4);
    for (const id of [38, 39, 52, 163]) expect(catalogue.categories.some((category) => category.id === id)).toBe(true);
  });

  test('a product is listed in the ancestors of every category it is in', () => {
    const parents = new Map(catalogue.categories.map(({ id, parentId }) => [id, parentId]));
    for (const { categoryIds, name } of catalogue.products) {
      for (const id of categoryIds) expect(parents.get(id) === 0 || id === 4157 || categoryIds.includes(parents.get(id) ?? -1), name).toBe(true);
    }
  });
});

describe('products', () => {
  test('ids, addresses, codes and GTINs are each given once', () => {
    const { products } = catalogue;
    const variants = products.flatMap((product) => product.variants);
    expect(duplicates(products.map(({ id }) => id))).toEqual([]);
    expect(duplicates(products.map(({ url }) => url))).toEqual([]);
    expect(duplicates(products.map(({ name }) => name))).toEqual([]);
    expect(duplicates(products.map(({ gtin }) => gtin))).toEqual([]);
    expect(duplicates([...products, ...variants].map(({ sku }) => sku))).toEqual([]);
    expect(duplicates(variants.map(({ id }) => id))).toEqual([]);
    for (const { gtin } of products) expect([gtin.length, Number(gtin[12])]).toEqual([13, checkDigit(gtin.slice(0, 12))]);
    for (const { url } of products) expect(url).toMatch(/^\/[a-z0-9]+(-[a-z0-9]+)*\/$/);
  });

  test('prices are shelf prices that survive the way to ex VAT and back', () => {
    for (const { price, retailPrice, variants, name } of catalogue.products) {
      for (const pence of [price, ...variants.map((variant) => variant.price)]) expect([0, 50, 95, 99], name).toContain(incVat(pence) % 100);
      expect(exVat(incVat(price))).toBe(price);
      expect(retailPrice === 0 || retailPrice > Math.max(price, ...variants.map((variant) => variant.price)), name).toBe(true);
      if (variants.length > 0) expect(price, name).toBe(Math.min(...variants.map((variant) => variant.price)));
    }
  });

  test('the shelf is as full as a real one', () => {
    const share = (matches: (product: CatalogueProduct) => boolean) => catalogue.products.filter(matches).length / catalogue.products.length;
    const counted = catalogue.products.filter(({ inventoryTracking }) => inventoryTracking === 'product');
    const level = (low: number, high: number) => counted.filter(({ inventoryLevel }) => inventoryLevel >= low && inventoryLevel <= high).length / counted.length;
    expect(share(({ retailPrice, price }) => retailPrice > price)).toBeCloseTo(0.12, 1);
    expect(level(0, 0)).toBeCloseTo(0.04, 1);
    expect(level(1, 5)).toBeCloseTo(0.08, 1);
    expect(level(101, 500)).toBeCloseTo(0.3, 1);
    expect(catalogue.products.filter(({ availability }) => availability === 'unavailable')).toHaveLength(2);
    expect(catalogue.products.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(16);
  });

  test('a light source carries the class that its lumens and watts make', () => {
    const bulbs = catalogue.products.filter(({ categoryIds }) => categoryIds.includes(21));
    for (const bulb of bulbs) {
      const [watts, lumens] = [Number(fieldsOf(bulb, 'Wattage (W)')[0]), Number(fieldsOf(bulb, 'Lumens (lm)')[0])];
      expect(fieldsOf(bulb, 'Energy Class'), bulb.name).toEqual([energyClass(lumens, watts)]);
    }
    expect(new Set(bulbs.flatMap((bulb) => fieldsOf(bulb, 'Energy Class'))).size).toBeGreaterThanOrEqual(6);
    for (const product of catalogue.products) if (!bulbs.includes(product)) expect(fieldsOf(product, 'Energy Class'), product.name).toEqual([]);
  });

  test('made to order belongs to its brands and is never counted', () => {
    expect(MADE_TO_ORDER_BRAND_IDS).toHaveLength(2);
    for (const { brandId, categoryIds, inventoryTracking } of catalogue.products) {
      expect(categoryIds.includes(4157)).toBe(MADE_TO_ORDER_BRAND_IDS.includes(brandId));
      if (categoryIds.includes(4157)) expect(inventoryTracking).toBe('none');
    }
    for (const { id, name } of brands) expect(catalogue.products.some(({ brandId }) => brandId === id), name).toBe(true);
  });

  test('every description and every field of a product is said once', () => {
    expect(duplicates(catalogue.products.map(({ descriptionHtml }) => descriptionHtml))).toEqual([]);
    for (const { customFields, name } of catalogue.products) expect(duplicates(customFields.map((field) => `${field.name}: ${field.value}`)), name).toEqual([]);
    expect(duplicates(catalogue.products.flatMap(({ customFields }) => customFields.map(({ id }) => id)))).toEqual([]);
  });

  test('nothing is left unsaid or half said', () => {
    for (const product of catalogue.products) {
      const text = JSON.stringify(product);
      expect(text, product.name).not.toMatch(/[{]\w+[}]|undefined|NaN|\[object/);
      expect(product.descriptionHtml, product.name).toMatch(/^<p>.{60,}<\/p><ul>.+<\/ul>$/s);
      expect(product.images.length, product.name).toBeGreaterThanOrEqual(2);
      expect(product.warranty.boxContains.length, product.name).toBeGreaterThan(0);
    }
  });
});

describe('variants and add-ons', () => {
  test('every variant is a combination of its own, and some combinations are not made', () => {
    let missing = 0;
    for (const { variants, name, inventoryTracking } of catalogue.products) {
      const keys = variants.map(({ optionValues }) => optionValues.map(({ label }) => label).join('/'));
      expect(duplicates(keys), name).toEqual([]);
      const options = variants[0]?.optionValues.map((_, index) => new Set(variants.map(({ optionValues }) => optionValues[index]?.label)).size) ?? [];
      missing += options.reduce((product, size) => product * size, 1) - Math.max(1, variants.length);
      if (variants.length > 0) expect(inventoryTracking, name).not.toBe('product');
      for (const { optionValues } of variants) for (const { optionDisplayName } of optionValues) expect(['Finish', 'Function', 'Size']).toContain(optionDisplayName);
    }
    expect(missing).toBeGreaterThan(10);
  });

  test('an add-on is a product without options, at its own price', () => {
    const byId = new Map(catalogue.products.map((product) => [product.id, product]));
    const modifiers = catalogue.products.flatMap((product) => product.modifiers);
    expect(modifiers.length).toBeGreaterThan(300);
    expect(duplicates(modifiers.map(({ id }) => id))).toEqual([]);
    expect(duplicates(modifiers.flatMap(({ optionValues }) => optionValues.map(({ id }) => id)))).toEqual([]);
    for (const { productId, price, sku, label } of modifiers.flatMap(({ optionValues }) => optionValues)) {
      expect(byId.get(productId), label).toMatchObject({ price, sku, variants: [] });
    }
  });

  test('every picture can be drawn', () => {
    for (const image of drawingsOf(catalogue)) {
      if (!('drawing' in image)) throw new Error('Every picture is drawn');
      expect(Object.hasOwn(families, image.drawing.family), image.drawing.family).toBe(true);
      expect(Object.hasOwn(finishes, image.drawing.finish)).toBe(true);
      expect(image.description.length).toBeGreaterThan(10);
    }
  });
});

test('it grows to exactly as many products as are asked for', () => {
  const { products } = generateCatalogue({ products: 12_000 });
  expect(products).toHaveLength(12_000);
  expect(new Set(products.map(({ url }) => url)).size).toBe(12_000);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(12_000);
  expect(products.slice(0, 100).map(({ name }) => name)).toEqual(catalogue.products.slice(0, 100).map(({ name }) => name));
});
