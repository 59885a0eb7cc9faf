const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** The last whole day in London, such as "Wednesday 2 December": a bank does not say at what time a payment arrives. */
export function lastDayToPay(expiresAt: string): string {
  const next = new Date(Date.parse(expiresAt) + MINUTE_MILLISECONDS);
  const day = Date.parse(next.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })) - DAY_MILLISECONDS;
  return new Date(day)
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '');
}
