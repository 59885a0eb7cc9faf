import { bathroomZones, type BathroomZone } from '@storefront/domain/bathroom-zones.rules.ts';
import type { Specification } from '../draft.ts';

/** The trade's name for a colour temperature in kelvin. */
export function lightColour(kelvin: number): string {
  if (kelvin < 2500) return 'Extra Warm White';
  if (kelvin <= 3000) return 'Warm White';
  return kelvin <= 5000 ? 'Cool White' : 'Daylight';
}

export function zonesOf(specifications: readonly Specification[]): readonly BathroomZone[] {
  const valueOf = (field: string) => specifications.find(([name]) => name === field)?.[1];
  const volts = valueOf('Voltage (V)');
  return bathroomZones({
    ipRating: String(valueOf('IP Rating') ?? ''),
    volts: volts === undefined ? null : Number(volts),
    isSelv: valueOf('Supply') === 'SELV',
    standard: String(valueOf('Standard') ?? ''),
  });
}

/** By department, and whether it is made for bathrooms. Empty for goods other than lights and accessories. */
export function placesOf(category: string, inBathroom: boolean): readonly string[] {
  if (category.startsWith('/exterior-lighting/') || category.includes('/outdoor-')) return ['Outdoor'];
  if (category.startsWith('/interior-lighting/')) return inBathroom ? ['Indoor', 'Bathroom'] : ['Indoor'];
  return inBathroom ? ['Bathroom'] : [];
}

/** The plain words that the product's text does not contain yet. */
export function missingFeatures(
  text: string,
  specifications: readonly Specification[],
  forBathrooms: boolean,
): readonly string[] {
  const has = (name: string, value: string) =>
    specifications.some((row) => row[0] === name && String(row[1]) === value);
  const kelvins = specifications.flatMap(([name, value]) => (name === 'Colour Temperature (K)' ? [Number(value)] : []));
  const colours = [...new Set(kelvins.map((kelvin) => lightColour(kelvin).toLowerCase()))];
  const words = text.toLowerCase();
  return [
    ...(has('Dimmable', 'Yes') && !/dimmable/.test(words) ? ['Dimmable'] : []),
    ...colours
      .filter((colour) => !words.includes(colour))
      .map((colour) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} light`),
    ...(has('Fire Rated', 'Yes') && !/fire/.test(words) ? ['Fire rated'] : []),
    ...(forBathrooms && !/bathroom/.test(words) ? ['For bathrooms'] : []),
  ];
}
