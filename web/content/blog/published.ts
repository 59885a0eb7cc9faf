const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date in words, such as "19 October 2026". */
export function published(date: string): string {
  return FORMAT.format(new Date(`${date}T00:00:00Z`));
}
