const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_MILLISECONDS = 86_400_000;

/** Days as the graph tells them: ISO dates of London's calendar. */
export interface DeliveryDays {
  readonly earliestDate: string;
  readonly latestDate: string;
  /** The day on which they were worked out. */
  readonly estimatedOn: string;
}

/** When goods come, for reading: Tomorrow, or weekday, ordinal day and month; the first and last day of several. */
export function formatDelivery({ earliestDate, latestDate, estimatedOn }: DeliveryDays): string {
  const first = formatDay(earliestDate, estimatedOn);
  return earliestDate === latestDate ? first : `${first} to ${formatDay(latestDate, estimatedOn)}`;
}

function formatDay(date: string, today: string): string {
  const time = Date.parse(date);
  if (time - Date.parse(today) === DAY_MILLISECONDS) return 'Tomorrow';
  const day = new Date(time);
  return `${WEEKDAYS[day.getUTCDay()] ?? ''} ${ordinal(day.getUTCDate())} ${MONTHS[day.getUTCMonth()] ?? ''}`;
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  return `${day}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

/** An amount in both views of VAT, in whole pence. */
export interface Views {
  readonly incVat: { readonly pence: number };
  readonly exVat: { readonly pence: number };
}

/** What delivery to a zone costs, as the graph tells it. */
export interface ZoneTerms {
  readonly charge: Views;
  /** Goods inc VAT from which it is free; null where it never is. */
  readonly freeFrom: { readonly pence: number } | null | undefined;
}

const free: Views = { incVat: { pence: 0 }, exVat: { pence: 0 } };

/** What delivery of goods of so many pence, inc VAT, costs: known at once when a quantity changes, before the graph has answered. */
export function deliveryCost({ charge, freeFrom }: ZoneTerms, goods: number): Views {
  return freeFrom && goods >= freeFrom.pence ? free : charge;
}

/** Goods and delivery together, in each view on its own. */
export function plus(goods: Views, delivery: Views): Views {
  return {
    incVat: { pence: goods.incVat.pence + delivery.incVat.pence },
    exVat: { pence: goods.exVat.pence + delivery.exVat.pence },
  };
}

/** The postcode in the browser's cookies, as it is written on an envelope; null for none. Over https its name has a prefix, which no other host of the domain can set. */
export function postcodeIn(cookies: string): string | null {
  const value = /(?:^|; )__Host-postcode=([^;]*)/.exec(cookies) ?? /(?:^|; )postcode=([^;]*)/.exec(cookies);
  const [, outward, inward] = /^([A-Z0-9]{2,4})(?:%20| )([A-Z0-9]{3})$/.exec(value?.[1] ?? '') ?? [];
  return outward && inward ? `${outward} ${inward}` : null;
}
