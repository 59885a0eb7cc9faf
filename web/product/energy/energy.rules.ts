/** What the label and the information sheet are made from. */
export interface LightSource {
  readonly name: string;
  readonly sku: string;
  readonly brand: { readonly name: string };
  readonly energyClass?: string | null;
  readonly specifications?: readonly { readonly name: string; readonly value: string }[] | null;
}

/** Electricity per 1,000 hours in kWh, rounded up as the label's law wants it; null where the wattage is no single number. */
export function consumption(watts: string | undefined): number | null {
  const power = /^\d+(\.\d+)?$/.test(watts?.trim() ?? '') ? Number(watts) : 0;
  return power > 0 ? Math.ceil(power) : null;
}

/** One datum of a light source, by its name; undefined where the data do not tell. */
export function datum({ specifications }: LightSource, name: string): string | undefined {
  return specifications?.find((specification) => specification.name === name)?.value;
}

/** What of the data the sheet shows, and what the sheet calls it. */
const SHEET_DATA = [
  ['Cap Type', 'Cap type'],
  ['Voltage (V)', 'Voltage (V)'],
  ['Wattage (W)', 'On-mode power (W)'],
  ['Lumens (lm)', 'Useful luminous flux (lm)'],
  ['Beam Angle (°)', 'Beam angle (°)'],
  ['Colour Temperature (K)', 'Correlated colour temperature (K)'],
  ['CRI', 'Colour rendering index'],
  ['Dimmable', 'Dimmable'],
  ['Width (mm)', 'Width (mm)'],
  ['Height (mm)', 'Height (mm)'],
  ['Depth (mm)', 'Depth (mm)'],
] as const;

/** The product information sheet: everything on it that the product's data tell, and nothing guessed. */
export function informationSheet(source: LightSource): { name: string; value: string }[] {
  const kilowattHours = consumption(datum(source, 'Wattage (W)'));
  return [
    { name: 'Supplier’s name or trade mark', value: source.brand.name },
    { name: 'Model identifier', value: source.sku },
    { name: 'Energy efficiency class', value: source.energyClass ?? '' },
    { name: 'Energy consumption in on-mode (kWh/1000 h)', value: kilowattHours === null ? '' : String(kilowattHours) },
    ...SHEET_DATA.map(([from, name]) => ({ name, value: datum(source, from) ?? '' })),
  ].filter(({ value }) => value !== '');
}

/** Whose label is to be shown: the European Union's in Northern Ireland, as far as a remembered postcode tells, else Great Britain's. */
export function labelRegion(cookies: string): 'GB' | 'EU' {
  return /(?:^|;\s*)(?:__Host-)?postcode="?BT/i.test(cookies) ? 'EU' : 'GB';
}
