import { expect, test } from 'vitest';
import { wrongClaims, zonesNamed } from '@storefront/domain/bathroom-zone-claims.fixture.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { sampleContent } from './sample-content.fixture.ts';
import { zonesOf } from './assembly/specifications.rules.ts';
import { accessoryFaqs } from './categories/faqs/accessory-faqs.data.ts';
import { hardwareFaqs } from './categories/faqs/hardware-faqs.data.ts';
import { lightingFaqs } from './categories/faqs/lighting-faqs.data.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const { categories, brands, batches } = generateCatalogue();
const products = [...batches()].flatMap((batch) => batch.products);
const urls = new Map(categories.map(({ id, url }) => [id, url]));

const valuesOf = ({ customFields }: CatalogueProduct, name: string) =>
  customFields.filter((field) => field.name === name).map(({ value }) => value);
const zonesByRule = ({ customFields }: CatalogueProduct) =>
  zonesOf(customFields.map(({ name, value }) => [name, value]));
const isElectrical = (product: CatalogueProduct) =>
  ['IP Rating', 'Voltage (V)', 'Cap Type', 'Wattage (W)'].some((name) => valuesOf(product, name).length > 0);
const textOf = ({ name, descriptionHtml, warningHtml, warranty, images }: CatalogueProduct) =>
  [
    name,
    descriptionHtml,
    warningHtml,
    ...warranty.boxContains,
    warranty.usefulInformation,
    ...images.map(({ description }) => description),
  ].join(' . ');

/** Phrases that mention bathrooms and showers without placing the product in one. */
const ELSEWHERE =
  /\b(?:for showers|electric shower|hob or shower|outside the room|keep it out of kitchens, bathrooms and garages|sockets, bathrooms and anything outdoors|plating bath)\b/gi;

test('every product states the zones that the rule allows', () => {
  const stated = products.filter((product) => valuesOf(product, 'Zone').length > 0);
  expect(stated.length).toBeGreaterThan(100);
  const wrong = stated.filter(
    (product) =>
      valuesOf(product, 'Zone').join() !==
      zonesByRule(product)
        .map((zone) => `Zone ${zone}`)
        .join(),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a product listed or filtered for bathrooms is allowed in one of their zones and names it', () => {
  const listed = products.filter(
    (product) =>
      valuesOf(product, 'Location').includes('Bathroom') ||
      product.categoryIds.some((id) => /\/(?:bathroom-lighting|shaver-sockets)\//.test(urls.get(id) ?? '')),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((product) => valuesOf(product, 'Zone').length === 0).map(({ name }) => name)).toEqual([]);
});

test('no product’s text claims a zone that the rule does not allow', () => {
  const wrong = products.flatMap((product) => {
    const allowed = zonesByRule(product);
    const text = textOf(product);
    return [
      ...zonesNamed(text)
        .filter((zone) => !allowed.includes(zone))
        .map((zone) => `${product.name}: zone ${zone}`),
      ...wrongClaims(text).map((clause) => `${product.name}: ${clause}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no electrical product without a zone is offered for a bathroom or a shower', () => {
  const dry = products.filter((product) => isElectrical(product) && zonesByRule(product).length === 0);
  const wrong = dry.filter((product) =>
    /\bbath(?:room)?s?\b|\bshowers?\b|\bwet.?room/i.test(textOf(product).replace(ELSEWHERE, '')),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no category, brand, question, post or content page contradicts the rule', () => {
  const copy: readonly unknown[] = [
    categories,
    brands,
    accessoryFaqs,
    hardwareFaqs,
    lightingFaqs,
    sampleContent.posts,
    sampleContent.pages,
  ];
  const texts = copy.flatMap(function strings(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  });
  expect(texts.filter((text) => zonesNamed(text).length > 0).length).toBeGreaterThan(5);
  expect(texts.flatMap(wrongClaims)).toEqual([]);
});
