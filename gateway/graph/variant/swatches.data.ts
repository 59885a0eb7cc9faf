/** How the surface of a finish reflects light. */
type SwatchSurface = 'polished' | 'brushed' | 'aged' | 'matt' | 'gloss' | 'plain';

/** The colours of a finish's swatch, as CSS values, and its surface. */
export interface Swatch {
  colour: string;
  edge: string;
  /** Defaults to plain. */
  surface?: SwatchSurface;
}

/** The swatch of each finish: its colour, an edge that is visible on a light background, and its surface, if it is not plain. */
export const swatches: Readonly<Record<string, Swatch>> = {
  'Polished Brass': { colour: '#D6B25E', edge: '#94722B', surface: 'polished' },
  'Satin Brass': { colour: '#C6A564', edge: '#8A6E37', surface: 'brushed' },
  'Antique Brass': { colour: '#8F7040', edge: '#5E4826', surface: 'aged' },
  'Polished Chrome': { colour: '#D5D9DC', edge: '#8B9298', surface: 'polished' },
  'Brushed Chrome': { colour: '#B9BDC0', edge: '#7F8589', surface: 'brushed' },
  'Satin Nickel': { colour: '#B8B2A6', edge: '#827C71', surface: 'brushed' },
  'Black Nickel': { colour: '#4A4A4D', edge: '#29292B', surface: 'polished' },
  'Matt Black': { colour: '#232323', edge: '#000000', surface: 'matt' },
  'Matt White': { colour: '#F4F2EC', edge: '#938E81', surface: 'matt' },
  'Gloss White': { colour: '#FFFFFF', edge: '#8C9194', surface: 'gloss' },
  Bronze: { colour: '#5E4630', edge: '#3A2A1B', surface: 'aged' },
  Copper: { colour: '#B9734B', edge: '#7F4A2C', surface: 'polished' },
  'Rose Gold': { colour: '#D6A48F', edge: '#9C6C59', surface: 'polished' },
  'Stainless Steel': { colour: '#C4C7C8', edge: '#868B8D', surface: 'brushed' },
  'Sage Green': { colour: '#8FA08A', edge: '#616F5D' },
  'Navy Blue': { colour: '#27364F', edge: '#141D2D' },
  'Racing Green': { colour: '#23402F', edge: '#12241A' },
  'Warm Grey': { colour: '#A39C92', edge: '#726C63' },
  'Natural Linen': { colour: '#D3C5AC', edge: '#8F836D' },
  Ivory: { colour: '#EFE6D3', edge: '#968C76' },
  Oyster: { colour: '#DAD3C8', edge: '#8E877B' },
  Charcoal: { colour: '#4B4B4C', edge: '#29292A' },
  'Blush Pink': { colour: '#D9B1A3', edge: '#957063' },
  Mustard: { colour: '#C0923A', edge: '#876422' },
  Teal: { colour: '#2F6468', edge: '#173A3D' },
  'Clear Glass': { colour: '#E6EEEE', edge: '#82979A', surface: 'gloss' },
  'Smoked Glass': { colour: '#6B6663', edge: '#403D3B', surface: 'gloss' },
  'Amber Glass': { colour: '#D29A4A', edge: '#8F6223', surface: 'gloss' },
  'Opal Glass': { colour: '#F7F6F2', edge: '#928F87', surface: 'gloss' },
};
