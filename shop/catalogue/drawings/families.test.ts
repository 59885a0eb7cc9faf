import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { draw, families } from './families.ts';

const drawing = (family: string, view: Drawing['view'], finish: Drawing['finish'] = 'satin-brass'): Drawing => ({
  family,
  view,
  finish,
  options: {},
});

describe.each(Object.keys(families))('%s', (family) => {
  test.each(['front', 'in-use', 'dimensions'] as const)('%s: complete and deterministic', (view) => {
    const svg = draw(drawing(family, view));
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|url\(#undefined\)/);
    expect(svg.length).toBeLessThan(40_000);
    expect(draw(drawing(family, view))).toBe(svg);
    for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });
});

test('drawings can be rasterised', async () => {
  for (const family of ['pendant-dome', 'plate-switch', 'bulb-gls', 'lever-handle']) {
    const { data } = await sharp(Buffer.from(draw(drawing(family, 'front'))))
      .resize(40)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data).size).toBeGreaterThan(20);
  }
});

test('refuses an unknown family', () => {
  expect(() => draw(drawing('constructor', 'front'))).toThrow('No such family');
});
