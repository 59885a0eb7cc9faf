import type { SearchDocument, SearchOptions } from './options.ts';
import { createAnalysis } from './words/analysis.rules.ts';

/** A document of which only the name matters, but for the fields given. */
export const document = (id: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  name,
  sku: '',
  brand: '',
  description: '',
  categories: [],
  fields: [],
  codes: [],
  popularity: 0,
  categoryIds: [],
  brandId: 0,
  ...more,
});

/** The words of a small trade. */
export const OPTIONS = {
  synonyms: {
    same: [
      { words: ['doorbell', 'bell push'], weight: 0.8 },
      { words: ['twin and earth', 't&e'], weight: 0.9 },
    ],
    finds: [
      { word: 'double', instead: ['2 gang'], weight: 0.95 },
      { word: 'twin', instead: ['2 gang'], weight: 0.8 },
      { word: 'light bulb', instead: ['lamps'], weight: 0.7 },
    ],
    nearest: [{ word: 'gunmetal', instead: ['black nickel', 'bronze'] }],
  },
  numbers: {
    units: {
      w: ['watt', 'watts'],
      v: ['volts'],
      a: ['amp'],
      lm: ['lumens'],
      k: ['kelvin'],
      mm: ['mm2', 'sq mm'],
      gang: ['gangs', 'g'],
      way: ['ways'],
    },
    counted: ['gang', 'way'],
    rounded: ['w'],
    near: ['lm', 'k'],
    codes: ['ip', 'gu', 'cat', 'b', 'e'],
  },
  spellings: { matte: 'matt' },
  labels: {
    word: /^(?:\d+[aw]|[a-z]{1,4}\d{1,3})$/,
    counted: ['gang', 'way'],
    field: /^(?:ip[4-6]\d|gu\d\d)$/i,
    between: 'led',
  },
  uses: { kind: 'lights', names: [['hall', 'hallway'], ['kitchen']] },
} satisfies SearchOptions;

export const analysis = createAnalysis(OPTIONS);
