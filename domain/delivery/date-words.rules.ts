import { dayOf, weekdayOf, type Day } from '../calendar.rules.ts';
import { MONTHS } from '../long-date.rules.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Days as ISO dates of London's calendar. */
export interface DeliveryDays {
  readonly earliest: string;
  readonly latest: string;
  /** The day of the estimate, to say "Tomorrow" by; null to write every day as a date. */
  readonly estimatedOn: string | null;
}

/** "Tomorrow", or weekday, ordinal day and month; first and last day of a range. */
export function formatDelivery({ earliest, latest, estimatedOn }: DeliveryDays): string {
  const tomorrow = estimatedOn === null ? null : dayOf(estimatedOn) + 1;
  const first = formatDay(earliest, tomorrow);
  return earliest === latest ? first : `${first} to ${formatDay(latest, tomorrow)}`;
}

/** When a delivery arrives, as a sentence without a full stop: "Get it tomorrow", "Get it by Tuesday 1st December". */
export function arrivalWords(days: DeliveryDays): string {
  const words = formatDelivery(days).replace(/^Tomorrow/, 'tomorrow');
  return `Get it ${words === 'tomorrow' || days.earliest !== days.latest ? '' : 'by '}${words}`;
}

function formatDay(date: string, tomorrow: Day | null): string {
  const day = dayOf(date);
  if (day === tomorrow) return 'Tomorrow';
  const [, month = '', ofMonth = ''] = date.split('-');
  return `${WEEKDAYS[weekdayOf(day)] ?? ''} ${ordinal(Number(ofMonth))} ${MONTHS[Number(month) - 1] ?? ''}`;
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  return `${day}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}
