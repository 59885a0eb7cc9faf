const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** So many within a window of time; one more has to wait until the first of them is older than that. */
export interface WindowLimit {
  count: number;
  seconds: number;
}

/** Orders that nobody has paid yet, or ever did, which one e-mail address may have placed: each holds stock and sends mails. Chosen: the specification gives no value. */
export const unpaidOrdersPerRecipient: WindowLimit = { count: 20, seconds: DAY_SECONDS };

/** The same from one address of the network: an office or a shop's counter shares one. Chosen: the specification gives no value. */
export const unpaidOrdersPerAddress: WindowLimit = { count: 60, seconds: HOUR_SECONDS };

/** Mails that anyone can have sent to an address that they typed. */
export type RequestedMail = 'reset' | 'contact' | 'newsletter';

/** How many of each kind one address gets. Chosen: the specification gives no value. */
export const mailsPerRecipient: Readonly<Record<RequestedMail, WindowLimit>> = {
  reset: { count: 10, seconds: DAY_SECONDS },
  contact: { count: 10, seconds: DAY_SECONDS },
  newsletter: { count: 3, seconds: DAY_SECONDS },
};

/** The beginning of the window that ends now. */
export function windowStart({ seconds }: WindowLimit, now: Date): string {
  return new Date(now.getTime() - seconds * 1_000).toISOString();
}

/** Seconds until something of that time has left the window. */
export function secondsUntilLeft({ seconds }: WindowLimit, time: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1_000) + seconds);
}
