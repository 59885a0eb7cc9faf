import { expect, test } from 'vitest';
import { swatchOf } from './swatch.rules.ts';
import { swatches } from './swatches.data.ts';

test.each([
  ['Finish', 'Satin Brass', swatches['Satin Brass']],
  ['Glass', 'Opal Glass', swatches['Opal Glass']],
  ['Finish', 'Tartan', null],
  ['Size', 'Bronze', null],
  ['Finish', 'constructor', null],
  ['Finish', '__proto__', null],
])('returns the swatch of %s %s', (option, label, expected) => {
  expect(swatchOf(option, label)).toEqual(expected);
});

/** The WCAG contrast ratio of a colour against white. */
function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('the edge of each swatch has a contrast of at least 3:1 on white', () => {
  expect(Object.entries(swatches).filter(([, { edge }]) => contrastOnWhite(edge) < 3)).toEqual([]);
});
