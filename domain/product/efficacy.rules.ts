const NUMBER = /^\d+(?:\.\d+)?$/;

/** Lumens for each watt, as a whole number; null where one of them is missing, zero or no single number. */
export function efficacyOf(lumens: string | undefined, watts: string | undefined): number | null {
  const [flux, power] = [lumens, watts].map((text) => (NUMBER.test(text?.trim() ?? '') ? Number(text) : 0));
  return flux && power ? Math.round(flux / power) : null;
}
