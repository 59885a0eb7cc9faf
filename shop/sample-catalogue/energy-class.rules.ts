const CLASSES = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
] as const;

/** Of the energy label, by lumens per watt; G below every limit. */
export function energyClass(lumens: number, watts: number): string {
  const efficacy = lumens / watts;
  return CLASSES.find(([, minimum]) => efficacy >= minimum)?.[0] ?? 'G';
}
