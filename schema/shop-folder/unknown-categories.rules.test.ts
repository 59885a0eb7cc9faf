import { expect, test } from 'vitest';
import { categoryFindings } from './unknown-categories.rules.ts';

test('names a category of shop.yaml that the catalogue does not have, with the nearest', () => {
  const categories = { named: ['/shirts/', '/ties/'] };
  expect(categoryFindings(categories, ['/shirt/', '/ties/'])).toMatchObject([
    {
      level: 'should',
      what: 'shop.yaml arranges a category that the catalogue does not have: /shirts/',
      todo: 'Write its path as the shop does, perhaps /shirt/, or take it out.',
    },
  ]);
  expect(categoryFindings(categories, [])).toEqual([]);
});
