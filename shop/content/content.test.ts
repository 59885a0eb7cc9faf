import { expect, test } from 'vitest';
import { generateCatalogue } from '@storefront/sample-catalogue/generate-catalogue.ts';
import { testCompanyDetails } from '../mail/company-details.fixture.ts';
import { allPages } from './all-pages.ts';
import { allPosts } from './all-posts.ts';
import { fillPlaceholders } from '../mail/placeholders.rules.ts';

test('every product of a post exists', () => {
  const { batches } = generateCatalogue();
  const urls = new Set([...batches()].flatMap(({ products }) => products.map(({ url }) => url)));
  expect(allPosts.flatMap(({ products }) => products).filter((url) => !urls.has(url))).toEqual([]);
});

test('addresses, and anchors within a page, are unique', () => {
  const twice = (values: readonly (string | number)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(twice(allPages.map(({ url }) => url))).toEqual([]);
  expect(twice(allPosts.flatMap(({ id, url }) => [id, url]))).toEqual([]);
  expect(allPages.flatMap(({ sections }) => twice(sections.map(({ anchor }) => anchor)))).toEqual([]);
});

const bodies = [
  ...allPages.flatMap(({ url, sections, faqs = [] }) => [
    ...sections.map(({ body }) => [url, body]),
    ...faqs.map(({ answer }) => [url, answer]),
  ]),
  ...allPosts.map(({ url, body }) => [url, body]),
] as [string, string][];

test('no placeholder is left unfilled', () => {
  expect(bodies.filter(([, body]) => /\{\w*\}/.test(fillPlaceholders(body, testCompanyDetails)))).toEqual([]);
});

test('every link within the shop leads to a page, a section or a post', () => {
  const places = new Set([
    '/blog/',
    ...allPosts.map(({ url }) => `/blog/${url}/`),
    ...allPages.flatMap(({ url, sections }) => [url, ...sections.map(({ anchor }) => `${url}#${anchor}`)]),
  ]);
  const links = bodies.flatMap(([url, body]) => [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => ({ url, to })));
  expect(links.filter(({ to }) => !places.has(to ?? ''))).toEqual([]);
});
