import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '@storefront/domain/image-widths.data.ts';

test('the storefront requests only image widths that are generated', () => {
  const operations = readFileSync(join(import.meta.dirname, '../../../schema/operations.json'), 'utf8');
  const widths = [...operations.matchAll(/(?:url|path)\(width: (\d+)\)/g)].map(([, width]) => Number(width));
  expect(widths).not.toEqual([]);
  expect([...new Set(widths)].filter((width) => !IMAGE_WIDTHS.includes(width))).toEqual([]);
});
