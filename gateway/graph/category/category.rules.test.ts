import { expect, test } from 'vitest';
import { NO_CONTENT } from '@storefront/schema/shop-folder/content/content.ts';
import { arranged, indexTree, type CategoryNode, leadingFacets } from './category.rules.ts';
import { warnOfUnknownCategories } from './unknown-categories.ts';

const node = (entityId: number, path: string, children: CategoryNode[] = []) =>
  ({ entityId, path, imageUrl: null, children }) as unknown as CategoryNode;

test('indexes a category with its ancestors and siblings', () => {
  const tree = indexTree([node(1, '/a/', [node(2, '/a/b/', [node(4, '/a/b/d/')]), node(3, '/a/c/')]), node(5, '/e/')]);
  expect(tree.byPath.get('/a/b/d/')?.ancestors.map(({ path }) => path)).toEqual(['/a/', '/a/b/']);
  expect(tree.byId.get(2)?.siblings.map(({ path }) => path)).toEqual(['/a/c/']);
  expect(tree.roots.map(({ siblings }) => siblings.length)).toEqual([1, 1]);
  expect(tree.byPath.get('/nowhere/')).toBeUndefined();
});

test('categories that the shop names come first on their level, and have its pictures', () => {
  const nodes = [node(1, '/a/'), node(2, '/b/', [node(3, '/b/c/'), node(4, '/b/d/')]), node(5, '/e/')];
  const wishes = { order: ['/e/', '/b/d/', '/gone/', '/b/'], pictures: new Map([['/b/d/', '/pictures/d-1.webp']]) };
  const roots = arranged(nodes, wishes);
  expect(roots.map(({ path }) => path)).toEqual(['/e/', '/b/', '/a/']);
  expect(roots[1]?.children.map(({ path }) => path)).toEqual(['/b/d/', '/b/c/']);
  expect(roots[1]?.children.map(({ imageUrl }) => imageUrl)).toEqual(['/pictures/d-1.webp', null]);
  expect(arranged(nodes, { order: [], pictures: new Map() })).toEqual(nodes);
});

test.each([
  ['/lighting/bathroom/', ['Zone']],
  ['/lighting/bathroom/mirrors/', ['Zone']],
  ['/lighting/bathrooms/', ['Cap']],
])('the facets that come first in %s are %j', (path, names) => {
  const filters = new Map([
    ['/lighting/', ['Cap']],
    ['/lighting/bathroom/', ['Zone']],
  ]);
  expect(leadingFacets(filters, path)).toEqual(names);
});

const tree = indexTree([node(1, '/shirts/', [node(2, '/shirts/linen/')]), node(3, '/ties/')]);

async function warnings(named: readonly string[], categories = async () => tree): Promise<unknown[]> {
  const warned: unknown[] = [];
  const config = { categories: { order: [], named, pictures: new Map(), filters: new Map(), files: NO_CONTENT } };
  await warnOfUnknownCategories({ config, categories }, { warn: (line: unknown) => void warned.push(line) });
  return warned;
}

test('warns of a category that the catalogue does not have, and names the nearest', async () => {
  expect(await warnings(['/ties/', '/shirts/linnen/'])).toEqual([
    expect.stringMatching(/that the catalogue does not have: \/shirts\/linnen\/.*perhaps \/shirts\/linen\/,/),
  ]);
  expect(await warnings([])).toEqual([]);
});
