import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pages as storefrontPages } from '@storefront/domain/pages.data.ts';
import { readPicture } from '@storefront/schema/shop-folder/content/read-content.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { sampleContent } from './sample-content.fixture.ts';

const { pages, posts, pictures } = sampleContent;

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every product of a post exists', () => {
  const { batches } = generateCatalogue();
  const urls = new Set([...batches()].flatMap(({ products }) => products.map(({ url }) => url)));
  expect(posts.flatMap(({ products }) => products).filter((url) => !urls.has(url))).toEqual([]);
});

test('every section has an anchor, once in its page', () => {
  const anchors = pages.map(({ sections }) => sections.map(({ anchor }) => anchor));
  expect(anchors.flat()).not.toContain('');
  expect(anchors.flatMap(twice)).toEqual([]);
});

test('every link within the shop leads to a page, a section or a post', () => {
  const places = new Set([
    '/blog/',
    // Pages of the storefront itself.
    ...storefrontPages.map(({ path }) => `/${path.split('/:', 1)[0]}`),
    ...posts.map(({ slug }) => `/blog/${slug}/`),
    ...pages.flatMap(({ url, sections }) => [url, ...sections.map(({ anchor }) => `${url}#${anchor}`)]),
  ]);
  const bodies = [
    ...pages.flatMap(({ sections, faqs }) => [
      ...sections.map(({ body }) => body),
      ...faqs.map(({ answer }) => answer),
    ]),
    ...posts.map(({ body }) => body),
  ];
  const links = bodies.flatMap((body) => [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => to));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((to) => !places.has(to))).toEqual([]);
});

test.each([...pictures.keys()])('%s is a picture in the proportions of the page', async (path) => {
  const { width, height } = await sharp(readPicture(sampleContent, path) ?? undefined).metadata();
  expect(width / height).toBe(1.6);
});
