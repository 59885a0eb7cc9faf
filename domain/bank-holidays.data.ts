/** Parts of the United Kingdom with separate bank holidays. */
export type Division = 'england-and-wales' | 'scotland' | 'northern-ireland';

/** Builds the ISO dates of one year from months and days. */
const dates = (year: number, days: string) => days.split(' ').map((day) => `${year}-${day}`);

/** Bank holidays that fall on weekdays, by the divisions of gov.uk/bank-holidays, with substitute and one-off days. */
export const bankHolidays: Record<Division, ReadonlySet<string>> = {
  'england-and-wales': new Set([
    ...dates(2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'),
    ...dates(2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'),
    ...dates(2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'),
    ...dates(2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'),
  ]),
  scotland: new Set([
    ...dates(2025, '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26'),
    // 15 June: the football World Cup, by proclamation.
    ...dates(2026, '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'),
    ...dates(2027, '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'),
    ...dates(2028, '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26'),
  ]),
  'northern-ireland': new Set([
    ...dates(2025, '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26'),
    ...dates(2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'),
    ...dates(2027, '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28'),
    ...dates(2028, '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26'),
  ]),
};
