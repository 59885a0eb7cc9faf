import type { Facts } from '../copy/compose.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { PictureKey } from './pictures.data.ts';

/** Below the glass, in millimetres. */
const CAP_HEIGHTS: Readonly<Record<string, number>> = { E27: 25, E14: 21, B22: 24, B15: 21 };

/** The listed height less the cap. Undefined for other pictures. */
export function glassSize(key: PictureKey, { cap, width, height }: Facts): Drawing['options'] {
  const capHeight = CAP_HEIGHTS[String(cap)];
  if (
    !/^bulb-(gls|candle|golf|globe|squirrel|tubular)/.test(key) ||
    capHeight === undefined ||
    typeof width !== 'number' ||
    typeof height !== 'number'
  )
    return {};
  return { cap: String(cap), width, height: height - capHeight };
}
