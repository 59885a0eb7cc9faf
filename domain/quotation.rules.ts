export const QUOTATIONS_MAXIMUM = 200;

/** For how long a new quotation is valid, and for how long one may be at most. */
export const VALID_DAYS = 30;
export const VALID_DAYS_MAXIMUM = 365;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

export function validUntil(issuedAt: Date, days = VALID_DAYS): string {
  const day = Temporal.Instant.fromEpochMilliseconds(issuedAt.getTime()).toZonedDateTimeISO('Europe/London');
  return day.toPlainDate().add({ days }).toString();
}

/** Whether a quotation may be valid until a day: from the day of issue to a year later. */
export function isValidUntil(day: string, issuedAt: Date): boolean {
  if (!DAY_PATTERN.test(day) || Number.isNaN(Date.parse(day))) return false;
  return day >= validUntil(issuedAt, 0) && day <= validUntil(issuedAt, VALID_DAYS_MAXIMUM);
}
