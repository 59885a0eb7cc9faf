export type FinishKey =
  | 'polished-brass'
  | 'satin-brass'
  | 'antique-brass'
  | 'polished-chrome'
  | 'brushed-chrome'
  | 'satin-nickel'
  | 'black-nickel'
  | 'matt-black'
  | 'matt-white'
  | 'gloss-white'
  | 'bronze'
  | 'copper'
  | 'rose-gold'
  | 'stainless-steel'
  | 'sage-green'
  | 'navy-blue'
  | 'racing-green'
  | 'warm-grey'
  | 'natural-linen'
  | 'ivory'
  | 'oyster'
  | 'charcoal'
  | 'blush-pink'
  | 'mustard'
  | 'teal'
  | 'clear-glass'
  | 'smoked-glass'
  | 'amber-glass'
  | 'opal-glass';

/** A finish under studio light. */
export interface Finish {
  key: FinishKey;
  label: string;
  /** The colour under neutral light, also used for swatches. */
  swatch: string;
  swatchEdge: string;
  kind: 'polished' | 'brushed' | 'satin' | 'matt' | 'painted' | 'glass';
  /** Depth of shadows: 1 for a metal, less for white, which must not turn grey. */
  shade: number;
}

const finish = (
  key: FinishKey,
  label: string,
  swatch: string,
  swatchEdge: string,
  kind: Finish['kind'],
  shade = 1,
): Finish => ({ key, label, swatch, swatchEdge, kind, shade });

export const finishes: Readonly<Record<FinishKey, Finish>> = {
  'polished-brass': finish('polished-brass', 'Polished Brass', '#CFA650', '#94722B', 'polished'),
  'satin-brass': finish('satin-brass', 'Satin Brass', '#C2A05E', '#8A6E37', 'brushed'),
  'antique-brass': finish('antique-brass', 'Antique Brass', '#8A6B3C', '#5E4826', 'satin'),
  'polished-chrome': finish('polished-chrome', 'Polished Chrome', '#C3C9CE', '#8B9298', 'polished', 0.95),
  'brushed-chrome': finish('brushed-chrome', 'Brushed Chrome', '#B4B8BB', '#7F8589', 'brushed', 0.85),
  'satin-nickel': finish('satin-nickel', 'Satin Nickel', '#B3AC9F', '#827C71', 'brushed', 0.9),
  'black-nickel': finish('black-nickel', 'Black Nickel', '#4B4B4F', '#29292B', 'polished'),
  'matt-black': finish('matt-black', 'Matt Black', '#2A2A2A', '#000000', 'matt'),
  'matt-white': finish('matt-white', 'Matt White', '#F3F1EB', '#A9A498', 'matt', 0.36),
  'gloss-white': finish('gloss-white', 'Gloss White', '#FAFAF8', '#A5A9AC', 'painted', 0.34),
  bronze: finish('bronze', 'Bronze', '#5A432E', '#3A2A1B', 'satin'),
  copper: finish('copper', 'Copper', '#B56E46', '#7F4A2C', 'polished'),
  'rose-gold': finish('rose-gold', 'Rose Gold', '#CF9C86', '#9C6C59', 'polished', 0.9),
  'stainless-steel': finish('stainless-steel', 'Stainless Steel', '#BCC0C1', '#868B8D', 'brushed', 0.9),
  'sage-green': finish('sage-green', 'Sage Green', '#8FA08A', '#616F5D', 'painted', 0.8),
  'navy-blue': finish('navy-blue', 'Navy Blue', '#2B3B57', '#141D2D', 'painted'),
  'racing-green': finish('racing-green', 'Racing Green', '#2A4A38', '#12241A', 'painted'),
  'warm-grey': finish('warm-grey', 'Warm Grey', '#A39C92', '#726C63', 'painted', 0.8),
  'natural-linen': finish('natural-linen', 'Natural Linen', '#D3C5AC', '#9C8F78', 'matt', 0.7),
  ivory: finish('ivory', 'Ivory', '#EFE6D3', '#B0A68F', 'matt', 0.5),
  oyster: finish('oyster', 'Oyster', '#DAD3C8', '#A0998D', 'matt', 0.6),
  charcoal: finish('charcoal', 'Charcoal', '#4B4B4C', '#29292A', 'matt'),
  'blush-pink': finish('blush-pink', 'Blush Pink', '#D9B1A3', '#A37F72', 'matt', 0.75),
  mustard: finish('mustard', 'Mustard', '#C0923A', '#876422', 'matt', 0.9),
  teal: finish('teal', 'Teal', '#2F6468', '#173A3D', 'matt'),
  'clear-glass': finish('clear-glass', 'Clear Glass', '#E6EEEE', '#93A5A6', 'glass', 0.5),
  'smoked-glass': finish('smoked-glass', 'Smoked Glass', '#6B6663', '#403D3B', 'glass'),
  'amber-glass': finish('amber-glass', 'Amber Glass', '#D29A4A', '#8F6223', 'glass', 0.8),
  'opal-glass': finish('opal-glass', 'Opal Glass', '#F7F6F2', '#AEACA5', 'glass', 0.3),
};
