/** In whole pence, but below £1 with all decimals, such as £0.0417: whole pence are too coarse there. */
export function formatExVat({
  pence,
  amount,
}: {
  readonly pence: number;
  readonly amount?: string | undefined;
}): string {
  const pounds = Number(amount);
  return pounds > 0 && pounds < 1 ? `£${amount}` : formatMoney(pence);
}

/** Formats a price per unit of measure, in pounds: £3.80, below £1 in pence, such as 8.3p. */
export function formatPricePerUnit(amount: string): string {
  const pence = Number((Number(amount) * 100).toFixed(2));
  return pence < 100 ? `${pence}p` : formatMoney(pence);
}

/** Formats an exact price ex VAT with the decimals that it has, at least two: £8.325, £10.00. */
export function formatExactExVat({ pence, amount }: { readonly pence: number; readonly amount: string }): string {
  const decimals = /\.\d\d(\d*?)0*$/.exec(amount)?.[1] ?? '';
  return decimals === '' ? formatMoney(pence) : `£${amount.replace(/0+$/, '').replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** Formats pence as pounds, without decimals for whole pounds: £69. */
export function formatRoundMoney(pence: number): string {
  return formatMoney(pence).replace(/\.00$/, '');
}

/** Formats pence as pounds: £12.34, £1,234.00. Anything that is not a number becomes £0.00. */
export function formatMoney(pence: number): string {
  const whole = Number.isFinite(pence) ? Math.round(pence) : 0;
  const absolute = Math.abs(whole);
  const pounds = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole < 0 ? '-' : ''}£${pounds}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Formats pence as a decimal number of pounds for machines: 9.99. */
export function decimalPounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
