import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { draw, families } from './families.ts';

const drawing = (family: string, view: Drawing['view'], finish: Drawing['finish'] = 'satin-brass'): Drawing => ({
  family,
  view,
  finish,
  options: { glass: 'clear' },
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

test('refuses an unknown family', () => {
  expect(() => draw(drawing('constructor', 'front'))).toThrow('No such family');
});
