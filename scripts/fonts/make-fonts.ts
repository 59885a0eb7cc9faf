import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { latin } from '../../web/ui/unicode-range.data.ts';

/**
 * Subsets the two web fonts to the characters and weights that the pages use, which halves the bytes before a page's
 * final look. Run it when a font has a new release; commit the result.
 */
const from = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const to = join(import.meta.dirname, '../../web/ui/fonts');

const characters = latin
  .split(', ')
  .flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  })
  .join('');

mkdirSync(to, { recursive: true });
// Text: all weights from regular to the boldest in use. Headings: one weight, all optical sizes.
await make('inter', 'files/inter-latin-wght-normal.woff2', { wght: { min: 400, max: 620, default: 400 } });
await make('fraunces', 'files/fraunces-latin-opsz-normal.woff2', { wght: 480 });

async function make(
  name: string,
  file: string,
  variationAxes: Record<string, number | { min: number; max: number; default: number }>,
): Promise<void> {
  const face = await subsetFont(readFileSync(join(from, name, file)), characters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(join(to, `${name}.woff2`), face);
  copyFileSync(join(from, name, 'LICENSE'), join(to, `${name}.LICENSE.txt`));
}
