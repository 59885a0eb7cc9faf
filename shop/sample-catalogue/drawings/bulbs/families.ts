import type { Drawing, DrawFamily } from '../drawing.ts';
import { n, numberOption } from '../studio.ts';
import { family } from '../subject.ts';
import { bulbReflector } from './directional.ts';
import { bulbCapsule, bulbTube } from './tube.ts';
import { lampSubject, type Outline } from './lamp.ts';

/** A pear: a neck that widens into a ball. */
const pear: Outline = (x, top, r, h, k) => {
  const middle = top + h - r;
  return (
    `M${n(x - k)} ${n(top)}` +
    `C${n(x - k)} ${n(top + (h - r) * 0.42)} ${n(x - r)} ${n(middle - r * 0.72)} ${n(x - r)} ${n(middle)}` +
    `A${n(r)} ${n(r)} 0 0 0 ${n(x + r)} ${n(middle)}` +
    `C${n(x + r)} ${n(middle - r * 0.72)} ${n(x + k)} ${n(top + (h - r) * 0.42)} ${n(x + k)} ${n(top)}Z`
  );
};

/** A flame: widest low, drawn out to a tip. */
const flame: Outline = (x, top, r, h, k) =>
  `M${n(x - k)} ${n(top)}` +
  `C${n(x - k - r * 0.12)} ${n(top + h * 0.12)} ${n(x - r)} ${n(top + h * 0.18)} ${n(x - r)} ${n(top + h * 0.38)}` +
  `C${n(x - r)} ${n(top + h * 0.66)} ${n(x - r * 0.2)} ${n(top + h * 0.82)} ${n(x)} ${n(top + h)}` +
  `C${n(x + r * 0.2)} ${n(top + h * 0.82)} ${n(x + r)} ${n(top + h * 0.66)} ${n(x + r)} ${n(top + h * 0.38)}` +
  `C${n(x + r)} ${n(top + h * 0.18)} ${n(x + k + r * 0.12)} ${n(top + h * 0.12)} ${n(x + k)} ${n(top)}Z`;

/** An Edwardian pear with a nipple at its tip. */
const edwardian: Outline = (x, top, r, h, k) =>
  `M${n(x - k)} ${n(top)}` +
  `C${n(x - k)} ${n(top + h * 0.22)} ${n(x - r)} ${n(top + h * 0.36)} ${n(x - r)} ${n(top + h * 0.62)}` +
  `C${n(x - r)} ${n(top + h * 0.86)} ${n(x - r * 0.34)} ${n(top + h * 0.92)} ${n(x - r * 0.1)} ${n(top + h * 0.965)}` +
  `Q${n(x)} ${n(top + h * 1.02)} ${n(x + r * 0.1)} ${n(top + h * 0.965)}` +
  `C${n(x + r * 0.34)} ${n(top + h * 0.92)} ${n(x + r)} ${n(top + h * 0.86)} ${n(x + r)} ${n(top + h * 0.62)}` +
  `C${n(x + r)} ${n(top + h * 0.36)} ${n(x + k)} ${n(top + h * 0.22)} ${n(x + k)} ${n(top)}Z`;

const shaped = (outline: Outline, width: number, height: number, neck: number, cap = 'E27'): DrawFamily =>
  family((given: Drawing) => {
    const drawing: Drawing = { ...given, options: { cap, ...given.options } };
    const glassWidth = numberOption(drawing, 'width', width);
    const glassHeight = numberOption(drawing, 'height', 0) || (height * glassWidth) / width;
    return lampSubject(drawing, { width: glassWidth, height: glassHeight, neck, outline });
  });

export const bulbFamilies: Record<string, DrawFamily> = {
  'bulb-gls': shaped(pear, 60, 84, 12),
  'bulb-candle': shaped(flame, 35, 80, 7, 'E14'),
  'bulb-golf': shaped(pear, 45, 58, 9, 'E14'),
  'bulb-globe': shaped(pear, 95, 112, 15),
  'bulb-squirrel-cage': shaped(edwardian, 64, 118, 13),
  'bulb-gu10': bulbReflector({ width: 50, height: 42, cap: 'GU10' }),
  'bulb-mr16': bulbReflector({ width: 50, height: 40, cap: 'GU5.3' }),
  'bulb-r63': bulbReflector({ width: 63, height: 78, cap: 'E27' }),
  'bulb-tube': bulbTube,
  'bulb-capsule': bulbCapsule,
};
