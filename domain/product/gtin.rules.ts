const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** 8, 12, 13 or 14 digits with their check digit, and none of GS1's numbers for a shop's own use or coupons. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length)) return false;
  const digits = text.padStart(14, '0');
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && !isRestricted(text.length === 8 ? text : digits.slice(1));
}

function isRestricted(digits: string): boolean {
  return digits.length === 8 ? /^[02]/.test(digits) : /^(?:0000000|02|04|05|2|98|99)/.test(digits);
}
