const MINIMUM_AGES = [16, 18, 21] as const;

/** In years; the same values as in the shop API. */
export type MinimumAge = (typeof MINIMUM_AGES)[number];

type AgedLine = { readonly minimumAge?: number | null | undefined };

/** Null for any other value, and for goods that anyone may buy. */
export const minimumAgeOf = (value: unknown): MinimumAge | null => MINIMUM_AGES.find((age) => age === value) ?? null;

/** The highest; null where anyone may buy all of them. */
export const minimumAgeOfLines = (lines: readonly AgedLine[]): number | null =>
  Math.max(0, ...lines.map(({ minimumAge }) => minimumAge ?? 0)) || null;

/** Empty without a minimum age, as the next. */
export const ageWords = ({ minimumAge: age }: AgedLine): string =>
  age ? `You must be ${age} or over to buy this` : '';

/** For those who pack and deliver it. */
export const handOverWords = ({ minimumAge: age }: AgedLine): string =>
  age ? `Hand over only to a person of ${age} or over` : '';
