/** A price ex VAT: below £1 all decimals of its exact amount, such as £0.0417 for one unit, because whole pence say too little of it; else whole pence. */
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

/** Whole pence as pounds for reading, without the pence where there are none, such as £69. */
export function formatRoundMoney(pence: number): string {
  return formatMoney(pence).replace(/\.00$/, '');
}

/** Whole pence as pounds for reading, such as £12.34 or £1,234.00; anything that is not a number reads £0.00. */
export function formatMoney(pence: number): string {
  const whole = Number.isFinite(pence) ? Math.round(pence) : 0;
  const absolute = Math.abs(whole);
  const pounds = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole < 0 ? '-' : ''}£${pounds}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Whole pence as pounds for machines, with a point and two decimals and no sign, such as 9.99. */
export function decimalPounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
