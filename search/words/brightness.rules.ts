import { editDistance } from './edits.rules.ts';

/** The light of incandescent lamps, and of halogen spots, whose watts count what leaves the reflector: watts and lumens. */
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
    String.raw`(?<!\w)(?:equiv\w*(?: to| of)?|same as|as bright as|replaces|replacement for|instead of)(?: an?)?(?: old)? ${WATTS}(?!\w)`,
    'giu',
  ),
];

const EQUIVALENT = 'equivalent';
const EDITS_MAXIMUM = 2;

/** Writes the watts of an old lamp as the light that it gave: "60w equivalent bulb" is "806 lm bulb". */
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

/** A number in a query that stands for those near it. */
const NEAR = /^(\d{2,5})(lm|k)$/;
/** Farther away is another brightness or colour: 2700 K and 3000 K are both warm, 4000 K is not. */
const RATIO_MAXIMUM = 1.15;
/** For a number that nobody sells. */
const RATIO_OF_UNKNOWN_MAXIMUM = 1.4;
const NEAREST_MAXIMUM = 12;
/** Below that of another spelling of the same thing. */
const WEIGHT_MAXIMUM = 0.85;
const STEEPNESS = 25;

/** Returns the numbers near one of lumens or kelvin, with their weights, the nearest first. `known` are those of the catalogue. */
export function nearNumbers(
  term: string,
  known: (unit: string) => readonly number[],
): { term: string; weight: number }[] {
  const [, digits = '', unit = ''] = NEAR.exec(term) ?? [];
  if (digits === '') return [];
  const wanted = Number(digits);
  const all = known(unit);
  const limit = Math.log(all.includes(wanted) ? RATIO_MAXIMUM : RATIO_OF_UNKNOWN_MAXIMUM);
  return all
    .map((number) => ({ number, distance: Math.abs(Math.log(number / wanted)) }))
    .filter(({ number, distance }) => number !== wanted && distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST_MAXIMUM)
    .map(({ number, distance }) => ({
      term: `${number}${unit}`,
      weight: WEIGHT_MAXIMUM / (1 + STEEPNESS * distance),
    }));
}
