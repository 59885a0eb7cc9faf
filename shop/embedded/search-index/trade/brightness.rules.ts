import { editDistance } from '@storefront/search/words/edits.rules.ts';

/** Watts and lumens of incandescent lamps, and of halogen spots, which give less light to the room. */
const LAMPS = [
  [15, 140],
  [25, 250],
  [40, 470],
  [60, 806],
  [75, 1_055],
  [100, 1_521],
  [150, 2_452],
] as const;
const SPOTS = [
  [20, 150],
  [35, 230],
  [50, 350],
  [75, 540],
  [100, 700],
] as const;
const SPOT = /(?<!\w)(?:gu ?10|mr ?16|gu ?5\.3|spots?|spotlights?|spotlamps?|downlights?|halogens?)(?!\w)/i;

const WATTS = String.raw`(\d{1,3}) ?-?w(?:att)?s?`;
const EQUIVALENTS = [
  new RegExp(String.raw`(?<![\w.])${WATTS}[ -](?:equiv\w*|eqv?|replacement)(?!\w)`, 'giu'),
  new RegExp(
    String.raw`(?<!\w)(?:equiv\w*(?: to| of)?|same as|as bright as|replaces|replacement for|instead of)` +
      String.raw`(?: an?)?(?: old)? ${WATTS}(?!\w)`,
    'giu',
  ),
];

const EQUIVALENT = 'equivalent';
const EDITS_MAXIMUM = 2;

/** "60w equivalent bulb" is "806 lm bulb". */
export function equivalentsInLumens(query: string): string {
  if (!/\d ?-?w/i.test(query)) return query;
  const table = SPOT.test(query) ? SPOTS : LAMPS;
  const spelt = query.replace(/\p{L}{8,12}/gu, (word) =>
    editDistance(word.toLowerCase(), EQUIVALENT, EDITS_MAXIMUM) <= EDITS_MAXIMUM ? EQUIVALENT : word,
  );
  return EQUIVALENTS.reduce(
    (text, pattern) => text.replace(pattern, (_, watts: string) => `${lumensOf(Number(watts), table)} lm`),
    spelt,
  );
}

function lumensOf(watts: number, table: typeof LAMPS | typeof SPOTS): number {
  const [nearest] = [...table].sort((a, b) => Math.abs(a[0] - watts) - Math.abs(b[0] - watts));
  return Math.round((watts * (nearest?.[1] ?? 0)) / (nearest?.[0] ?? 1));
}
