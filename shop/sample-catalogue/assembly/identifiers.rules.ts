/** GS1's prefix for in-store numbers, which no manufacturer is assigned. */
const GTIN_PREFIX = '20';
/** Coprime to 10¹⁰, by which it is reduced: no two ids share a number. */
const GTIN_STRIDE = 73_687_081;
const GTIN_RANGE = 10_000_000_000;

/** With its check digit, unique for every id below 10¹⁰. */
export function gtinOf(id: number): string {
  const body = GTIN_PREFIX + String((id * GTIN_STRIDE) % GTIN_RANGE).padStart(10, '0');
  return body + checkDigit(body);
}

/** Weights 1 and 3 from the left, up to the next ten. */
export function checkDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
