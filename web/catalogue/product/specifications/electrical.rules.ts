const ELECTRICAL = new Set([
  'Voltage (V)',
  'Wattage (W)',
  'Current (A)',
  'Lumens (lm)',
  'Energy Class',
  'Cap Type',
  'Sound (dB)',
  'Power',
  'Residual Current (mA)',
]);

export function isElectrical(specifications: readonly { readonly name: string }[]): boolean {
  return specifications.some(({ name }) => ELECTRICAL.has(name));
}
