import { withoutInvisible } from '../text.rules.ts';

export const VAT_NUMBER_MESSAGE = 'Please enter a UK VAT number such as GB 980 7806 84.';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** Modulus 97, or that plus 55, which newer numbers use. */
function isChecked(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = Number(digits.slice(7));
  return (sum + check) % 97 === 0 || (sum + 55 + check) % 97 === 0;
}

/** Normalises a UK VAT number, such as "GB 980 7806 84"; null when invalid. Its prefix may be missing, or XI. */
export function vatNumberOf(typed: string): string | null {
  const text = withoutInvisible(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  const [, prefix = 'GB', body = ''] = /^(GB|XI)?(.*)$/s.exec(text) ?? [];
  const authority = /^(GD|HA)(\d{3})$/.exec(body);
  if (authority) return (authority[1] === 'GD') === Number(authority[2]) < 500 ? `${prefix} ${body}` : null;
  const [, digits, branch] = /^(\d{9})(\d{3})?$/.exec(body) ?? [];
  if (digits === undefined || !isChecked(digits)) return null;
  return [prefix, digits.slice(0, 3), digits.slice(3, 7), digits.slice(7), branch].filter(Boolean).join(' ');
}
