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

const valuesOf = ({ customFields }: CatalogueProduct, name: string) =>
  customFields.filter((field) => field.name === name).map(({ value }) => value);
const zonesByRule = ({ customFields }: CatalogueProduct) =>
  zonesOf(customFields.map(({ name, value }) => [name, value]));
const textOf = ({ name, descriptionHtml, warningHtml, warranty, images }: CatalogueProduct) =>
  [
    name,
    descriptionHtml,
    warningHtml,
    ...warranty.boxContains,
    warranty.usefulInformation,
    ...images.map(({ description }) => description),
  ].join(' . ');

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
