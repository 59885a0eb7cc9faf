import { expect, test } from 'vitest';
import { formatPricePerUnit } from '../money-text.rules.ts';
import { perText } from './measure-text.rules.ts';
import { pricePerUnit, unitPricingOf } from './unit-pricing.rules.ts';

function textOf(pence: number, measure: string, base?: string): string | null {
  const pricing = unitPricingOf(measure, base);
  const price = pricing && pricePerUnit(pence * 100, pricing);
  return pricing && price ? `${formatPricePerUnit(String(price / 10_000))} per ${perText(pricing)}` : null;
}

test.each<[number, string, string | undefined, string | null]>([
  [1899, '5 m', undefined, '£3.80 per metre'],
  [950, '16.4FT', '1 ft', '£1.90 per metre'],
  [1299, '750 ml', '', '£17.32 per litre'],
  [1299, '75cl', '100 ml', '£1.73 per 100 ml'],
  [499, '1.5 kg', '100 g', '33.3p per 100 g'],
  [2400, '2.5 sqm', '1 m²', '£9.60 per m²'],
  [600, '50 ct', '10 ct', '£1.20 per 10 items'],
  [199, '0.07 l', '0.07 l', '£1.99 per 70 ml'],
  [1, '8 m', undefined, '0.1p per metre'],
  [9995, '100 m', undefined, '£1.00 per metre'],
  [9994, '100 m', undefined, '99.9p per metre'],
  [6173, '50 m', undefined, '£1.23 per metre'],
  [1_000_000_000, '3 m', undefined, '£3,333,333.33 per metre'],
  [1, '40 m', undefined, null],
  [0, '5 m', undefined, null],
  [33_333, '1 mg', undefined, null],
])('%d pence for %s by %s are %s', (pence, measure, base, text) => expect(textOf(pence, measure, base)).toBe(text));

const unread = ['0 m', '-5 m', '1e309 m', '9999999 m', '0.0000001 kg', '5', '5 pt', '5 constructor', '2,5 m'];
const misfits = ['1 kg', '0 m', 'metre', '1e9 m'].map((base) => ['5 m', base] as const);
test.each([...unread.map((measure) => [measure, ''] as const), ...misfits])('%s by %s is none', (measure, base) =>
  expect(unitPricingOf(measure, base)).toBeNull(),
);
