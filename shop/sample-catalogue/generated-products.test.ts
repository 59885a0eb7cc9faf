import { beforeAll, describe, expect, test } from 'vitest';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { Catalogue, CatalogueImage, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { checkDigit } from './assembly/identifiers.rules.ts';
import { exVatOf, incVatOf } from '@storefront/domain/money.rules.ts';
import { families } from './drawings/families.ts';
import { finishes } from './drawings/finishes.data.ts';
import { energyClass } from './energy-class.rules.ts';
import { MADE_TO_ORDER_BRAND_IDS } from './generate-catalogue.ts';
import { collectCatalogue, duplicates, type CollectedCatalogue } from './collected-catalogue.fixture.ts';

let catalogue: CollectedCatalogue;
beforeAll(() => {
  catalogue = collectCatalogue();
});

const fieldsOf = (product: CatalogueProduct, name: string) =>
  product.customFields.filter((field) => field.name === name).map(({ value }) => value);

function imagesOf({ categories, products }: Catalogue): CatalogueImage[] {
  return [
    ...categories.map(({ image }) => image),
    ...products.flatMap(({ images, variants, modifiers }) => [
      ...images,
      ...variants.map(({ image }) => image),
      ...modifiers.flatMap(({ optionValues }) => optionValues.map(({ image }) => image)),
    ]),
  ];
}

describe('products', () => {
  test('ids, addresses, codes and GTINs are unique', () => {
    const { products } = catalogue;
    const variants = products.flatMap((product) => product.variants);
    expect(duplicates(products.map(({ id }) => id))).toEqual([]);
    expect(duplicates(products.map(({ url }) => url))).toEqual([]);
    expect(duplicates(products.map(({ name }) => name))).toEqual([]);
    expect(duplicates(products.map(({ gtin }) => gtin))).toEqual([]);
    expect(duplicates([...products, ...variants].map(({ sku }) => skuKey(sku)))).toEqual([]);
    expect(duplicates(variants.map(({ id }) => id))).toEqual([]);
    for (const { gtin } of products)
      expect([gtin.length, Number(gtin[12])]).toEqual([13, checkDigit(gtin.slice(0, 12))]);
    for (const { url } of products) expect(url).toMatch(/^\/[a-z0-9]+(-[a-z0-9]+)*\/$/);
  });

  test('ids are stable, since carts store them: new products come last', () => {
    const ids = new Map(catalogue.products.map(({ name, id }) => [name, id]));
    const lasting = [
      'Heritage Brass Vintage 1 Gang 10A Rocker Switch',
      'Skylark Controls Minimum Load Module',
      'Heritage Brass Vintage 1 Gang 13A Unswitched Socket',
    ];
    expect(lasting.map((name) => ids.get(name))).toEqual([1271, 2630, 2631]);
  });

  test('cable, flex and LED strip are sold by the metre', () => {
    const sold = catalogue.products.flatMap(({ name, variants }) => (variants[0]?.unitPricing ? [name] : []));
    expect([sold.length, sold.every((name) => /Cable|Flex|LED Strip/.test(name))]).toEqual([39, true]);
  });

  test('prices are usual retail prices that convert to ex VAT and back', () => {
    for (const { price, retailPrice, variants, name } of catalogue.products) {
      for (const each of [price, ...variants.map((variant) => variant.price)])
        expect([0, 50, 95, 99], name).toContain(incVatOf(each) % 100);
      expect(exVatOf(incVatOf(price))).toBe(price);
      expect(
        retailPrice === 0 || retailPrice > Math.max(price, ...variants.map((variant) => variant.price)),
        name,
      ).toBe(true);
      if (variants.length > 0) expect(price, name).toBe(Math.min(...variants.map((variant) => variant.price)));
    }
  });

  test('a light source’s energy class follows from its lumens and watts', () => {
    const bulbs = catalogue.products.filter(({ categoryIds }) => categoryIds.includes(21));
    for (const bulb of bulbs) {
      const [watts, lumens] = [Number(fieldsOf(bulb, 'Wattage (W)')[0]), Number(fieldsOf(bulb, 'Lumens (lm)')[0])];
      expect(fieldsOf(bulb, 'Energy Class'), bulb.name).toEqual([energyClass(lumens, watts)]);
    }
    expect(new Set(bulbs.flatMap((bulb) => fieldsOf(bulb, 'Energy Class'))).size).toBeGreaterThanOrEqual(6);
    for (const product of catalogue.products)
      if (!bulbs.includes(product)) expect(fieldsOf(product, 'Energy Class'), product.name).toEqual([]);
  });

  test('made-to-order products belong to their brands, without stock tracking', () => {
    expect(MADE_TO_ORDER_BRAND_IDS).toHaveLength(2);
    for (const { brandId, categoryIds, inventoryTracking } of catalogue.products) {
      expect(categoryIds.includes(4157)).toBe(MADE_TO_ORDER_BRAND_IDS.includes(brandId));
      if (categoryIds.includes(4157)) expect(inventoryTracking).toBe('none');
    }
  });
  test('each field has one name, and measures are plain numbers', () => {
    const names = new Set(catalogue.products.flatMap(({ customFields }) => customFields.map(({ name }) => name)));
    expect(duplicates([...names].map((name) => name.toLowerCase().replace(/[^a-z]/g, '')))).toEqual([]);
    for (const { customFields, name: product } of catalogue.products) {
      expect(customFields.length, product).toBeGreaterThanOrEqual(4);
      for (const { name, value } of customFields) {
        expect(value, name).not.toBe('');
        if (/\((mm|W|lm|K|V|A|mA|kA|dB|m³\/h)\)$/.test(name) || name === 'Number of Gangs')
          expect(value, `${product}: ${name}`).toMatch(/^\d+(\.\d+)?$/);
      }
    }
  });

  test('no text has a missing or unfilled part', () => {
    for (const product of catalogue.products) {
      const text = JSON.stringify(product);
      expect(text, product.name).not.toMatch(/[{]\w+[}]|undefined|NaN|\[object/);
      expect(product.descriptionHtml, product.name).toMatch(/^<p>.{60,}<\/p><ul>.+<\/ul>$/s);
      const sentences = product.descriptionHtml
        .replace(/<ul>.*/s, '')
        .split(/<[^>]+>|(?<=[.?!]) /)
        .filter((sentence) => sentence.length > 20);
      expect(duplicates(sentences), product.name).toEqual([]);
      expect(product.images.length, product.name).toBeGreaterThanOrEqual(2);
      expect(product.warranty.boxContains.length, product.name).toBeGreaterThan(0);
    }
  });
});

describe('variants and add-ons', () => {
  test('variants are distinct combinations', () => {
    for (const { variants, name, inventoryTracking } of catalogue.products) {
      const keys = variants.map(({ optionValues }) => optionValues.map(({ label }) => label).join('/'));
      expect(duplicates(keys), name).toEqual([]);
      if (variants.length > 0) expect(inventoryTracking, name).not.toBe('product');
    }
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

  test('every picture can be drawn, and every drawing family is used', () => {
    for (const image of imagesOf(catalogue)) {
      const [, name = ''] = /^\/drawings\/([0-9a-f]{16})\.svg$/.exec(image.url) ?? [];
      const drawing = catalogue.drawings.get(name);
      if (!drawing) throw new Error(`Nothing is drawn at ${image.url}`);
      expect(Object.hasOwn(finishes, drawing.finish)).toBe(true);
      expect(image.description.length).toBeGreaterThan(10);
    }
    const used = new Set([...catalogue.drawings.values()].map(({ family }) => family));
    expect([...used].toSorted()).toEqual(Object.keys(families).toSorted());
  });
});
