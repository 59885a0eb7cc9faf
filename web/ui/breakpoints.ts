export const media = {
  phone: 'screen and (max-width: 767.98px)',
  /** The narrowest phones, and pages at 400 % zoom. */
  narrow: 'screen and (max-width: 359.98px)',
  belowSmall: 'screen and (max-width: 479.98px)',
  small: 'screen and (min-width: 480px)',
  /** A product's page has two columns. */
  columns: 'screen and (min-width: 700px)',
  medium: 'screen and (min-width: 768px)',
  belowLarge: 'not all and (min-width: 1024px)',
  large: 'screen and (min-width: 1024px)',
  /** Such as a phone on its side or a page at 200 % zoom: what sticks to its edges leaves little room. */
  low: 'screen and (max-height: 499.98px)',
  extraLarge: 'screen and (min-width: 1280px)',
} as const;
