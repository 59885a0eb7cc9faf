/** What only electrical goods have data on. */
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

/** Whether a product is electrical equipment, which must not go into the bin, as far as its data tell. */
export function isElectrical(specifications: readonly { readonly name: string }[]): boolean {
  return specifications.some(({ name }) => ELECTRICAL.has(name));
}
