import { UpstreamError } from '../../upstream/errors.ts';
import { expect, test } from 'vitest';
import { NO_CONTENT } from '@storefront/config/shop-folder/content/content.ts';
import { indexTree, type CategoryNode } from './category.rules.ts';
import { warnOfUnknownCategories } from './unknown-categories.ts';

const node = (entityId: number, path: string, children: CategoryNode[] = []) =>
  ({ entityId, path, children }) as unknown as CategoryNode;
const tree = indexTree([node(1, '/shirts/', [node(2, '/shirts/linen/')]), node(3, '/ties/')]);

async function warnings(named: readonly string[], categories = async () => tree): Promise<unknown[]> {
  const warned: unknown[] = [];
  const config = { categories: { order: [], named, pictures: new Map(), filters: new Map(), files: NO_CONTENT } };
  await warnOfUnknownCategories({ config, categories }, { warn: (line: unknown) => void warned.push(line) });
  return warned;
}

test('a category that the catalogue does not have is logged with the nearest, and those that it has are not', async () => {
  expect(await warnings(['/ties/', '/shirts/linnen/'])).toEqual([
    'shop.yaml arranges a category that the catalogue does not have: /shirts/linnen/ (nearest: /shirts/linen/)',
  ]);
  expect(await warnings([])).toEqual([]);
});

test('nothing is said while the shop API does not answer', async () => {
  expect(
    await warnings(['/socks/'], async () =>
      Promise.reject(new UpstreamError('/categories/get_featured_categories', 'answered 503', 503)),
    ),
  ).toEqual([]);
});
