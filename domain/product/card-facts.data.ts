/**
 * The specifications that best distinguish the products of a list, the most useful first: what a product's card may
 * show.
 */
export const CARD_FACTS: readonly string[] = [
  'Cap Type',
  'Wattage (W)',
  'Colour Temperature (K)',
  'IP Rating',
  'Number of Gangs',
  'CTC (mm)',
  'Lumens (lm)',
  'Dimmable',
  'Material',
];

/** The specification that the energy label is drawn from. */
export const ENERGY_CLASS = 'Energy Class';
