/** In-store prefix: numbers that no maker can have been given. */
const GTIN_PREFIX = '20';
/** Coprime to the ten thousand million it is reduced by, so that no two ids share a number. */
const GTIN_STRIDE = 73_687_081;
const GTIN_RANGE = 10_000_000_000;

/** A GTIN-13 with its check digit, different for every id below ten thousand million. */
export function gtinOf(id: number): string {
  const body = GTIN_PREFIX + String((id * GTIN_STRIDE) % GTIN_RANGE).padStart(10, '0');
  return body + checkDigit(body);
}

/** The thirteenth digit of a GTIN: weights 1 and 3 from the left, up to the next ten. */
export function checkDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
