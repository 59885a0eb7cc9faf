const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/**
 * The last whole day in London, such as "Wednesday 2 December", before an order that awaits a transfer is cancelled. A bank says when a
 * payment leaves, not at what time it arrives, so that a time of day would promise too much: a deadline within a day gives the day before.
 */
export function lastDayToPay(expiresAt: string): string {
  // A deadline at the last minute of a day is that day's end.
  const next = new Date(Date.parse(expiresAt) + MINUTE_MILLISECONDS);
  const day = Date.parse(next.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })) - DAY_MILLISECONDS;
  return new Date(day)
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '');
}
