import type { AddOn } from '../draft.ts';

const PACK_SIZES = [3, 5, 10];

/** Single lamps, or packs where the fitting takes several. */
export function bulbAddOns(cap: string, style: 'plain' | 'candle' | 'visible', lamps: number): readonly AddOn[] {
  const displayName = lamps === 1 ? 'Bulb' : 'Bulbs';
  if (lamps === 1) return [{ displayName, offer: singleOffer(cap, style) }];
  const pack = PACK_SIZES.find((size) => size >= lamps);
  if (pack === undefined || (cap !== 'E27' && cap !== 'GU10' && cap !== 'E14')) return [];
  return [{ displayName, offer: `bulb-${cap}${cap === 'E14' ? '-candle' : ''}-pack-${pack}` }];
}

function singleOffer(cap: string, style: 'plain' | 'candle' | 'visible'): string {
  if (cap === 'E27') return style === 'visible' ? 'bulb-E27-visible' : 'bulb-E27-shaded-2700';
  if (cap === 'E14') return style === 'candle' ? 'bulb-E14-candle' : 'bulb-E14-shaded-2700';
  return cap === 'GU10' ? 'bulb-GU10-4.9-Yes' : `bulb-${cap}`;
}
