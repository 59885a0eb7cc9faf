import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { draw, families } from './families.ts';
import { PLATE_LIGHTS } from './plates/plate.ts';

const drawing = (family: string, view: Drawing['view'], finish: Drawing['finish'] = 'satin-brass'): Drawing => ({
  family,
  view,
  finish,
  options: {},
});

test.each(Object.keys(families))('%s is drawn whole in every view, and the same each time', (family) => {
  for (const view of ['front', 'in-use', 'dimensions'] as const) {
    const svg = draw(drawing(family, view));
    expect(svg, view).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg, view).not.toMatch(/NaN|undefined|Infinity|url\(#undefined\)/);
    expect(svg.length, view).toBeLessThan(40_000);
    expect(draw(drawing(family, view)), view).toBe(svg);
    for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg, view).toContain(`id="${id}"`);
    for (const [gradient] of svg.matchAll(/<(linear|radial)Gradient [^]*?<\/\1Gradient>/g)) {
      const offsets = Array.from(gradient.matchAll(/<stop offset="([\d.]+)"/g), ([, offset]) => Number(offset));
      expect(offsets, gradient).toEqual(offsets.toSorted((a, b) => a - b));
    }
  }
});

test('a plate catches the light in as many ways as it has lights, always the same for the same light', () => {
  const lit = (light: number) => draw({ ...drawing('plate-switch', 'front'), options: { gang: 1, light } });
  const reflection = (svg: string) => /<polygon points="([^"]+)"/.exec(svg)?.[1];
  const lights = Array.from({ length: PLATE_LIGHTS }, (_, light) => reflection(lit(light)));
  expect(new Set(lights).size).toBe(PLATE_LIGHTS);
  expect(lit(1)).toBe(lit(1));
  for (const light of [-1, 1e9, 0.5]) expect(reflection(lit(light))).toMatch(/^[\d.,\s-]+$/);
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
