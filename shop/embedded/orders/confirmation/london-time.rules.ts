/** Such as 1 July 2026 at 13:30. */
export function formatLondonTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  });
}

/** Monday 23 November 2026, or a range of two; empty for none. */
export function formatDays(date: string | null, latestDate: string | null): string {
  if (!date) return '';
  return latestDate && latestDate !== date ? `${dayOf(date)} to ${dayOf(latestDate)}` : dayOf(date);
}

function dayOf(date: string): string {
  return new Date(`${date}T00:00:00Z`)
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '');
}
