/** In London, such as "Monday 30 November at 10:00"; the same on the server and in every browser. */
export function formatMoment(time: string): string {
  const moment = new Date(time);
  const timeZone = 'Europe/London';
  const day = moment
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
    .replace(',', '');
  return `${day} at ${moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}`;
}

/** In London, such as "30 November 2026", of a time or an ISO date. */
export function formatDay(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
}
