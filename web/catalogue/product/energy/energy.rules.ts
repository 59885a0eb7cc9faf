export interface LightSource {
  readonly name: string;
  readonly sku: string;
  readonly brand: { readonly name: string } | null | undefined;
  readonly energyClass?: string | null;
  readonly specifications?: readonly { readonly name: string; readonly value: string }[] | null;
}

/** Rounded up as the law requires; null when the wattage is not a single number. */
export function consumption(watts: string | undefined): number | null {
  const power = /^\d+(\.\d+)?$/.test(watts?.trim() ?? '') ? Number(watts) : 0;
  return power > 0 ? Math.ceil(power) : null;
}

export function datum({ specifications }: LightSource, name: string): string | undefined {
  return specifications?.find((specification) => specification.name === name)?.value;
}

/** The specifications on the sheet, and their statutory names. */
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

/** Rows whose data are missing are left out. */
export function informationSheet(source: LightSource): { name: string; value: string }[] {
  const kilowattHours = consumption(datum(source, 'Wattage (W)'));
  return [
    { name: 'Supplier’s name or trade mark', value: source.brand?.name ?? '' },
    { name: 'Model identifier', value: source.sku },
    { name: 'Energy efficiency class', value: source.energyClass ?? '' },
    { name: 'Energy consumption in on-mode (kWh/1000 h)', value: kilowattHours === null ? '' : String(kilowattHours) },
    ...SHEET_DATA.map(([from, name]) => ({ name, value: datum(source, from) ?? '' })),
  ].filter(({ value }) => value !== '');
}

/** By law: the European Union's for a postcode in Northern Ireland, otherwise Great Britain's. */
export function labelRegion(postcode: string | null): 'GB' | 'EU' {
  return postcode?.startsWith('BT') ? 'EU' : 'GB';
}
