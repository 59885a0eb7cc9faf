import { finishes, type FinishKey } from '../drawings/finishes.data.ts';
import type { Choice, Option } from '../draft.ts';

/** Prices are relative to polished brass. */
const codes: Readonly<Record<FinishKey, readonly [code: string, priceFactor: number]>> = {
  'polished-brass': ['PB', 1],
  'satin-brass': ['SB', 1],
  'antique-brass': ['AB', 1.04],
  'polished-chrome': ['PC', 1],
  'brushed-chrome': ['BC', 1],
  'satin-nickel': ['SN', 1.04],
  'black-nickel': ['BN', 1.04],
  'matt-black': ['MB', 1],
  'matt-white': ['MW', 1],
  'gloss-white': ['WH', 1],
  bronze: ['BZ', 1.08],
  copper: ['CU', 1.1],
  'rose-gold': ['RG', 1.1],
  'stainless-steel': ['SS', 1],
  'sage-green': ['SG', 1],
  'navy-blue': ['NB', 1],
  'racing-green': ['GR', 1],
  'warm-grey': ['WG', 1],
  'natural-linen': ['NL', 1],
  ivory: ['IV', 1],
  oyster: ['OY', 1],
  charcoal: ['CC', 1],
  'blush-pink': ['BP', 1],
  mustard: ['MU', 1],
  teal: ['TL', 1],
  'clear-glass': ['CL', 1],
  'smoked-glass': ['SM', 1],
  'amber-glass': ['AM', 1],
  'opal-glass': ['OP', 1],
};

export function finishLabel(key: FinishKey): string {
  return finishes[key].label;
}

/** None for one finish. */
export function finishOption(keys: readonly FinishKey[]): readonly Option[] {
  if (keys.length < 2) return [];
  const choices = keys.map((key): Choice => {
    const [code, priceFactor] = codes[key];
    return { label: finishes[key].label, code, priceFactor, finish: key };
  });
  return [{ name: 'Finish', choices }];
}
