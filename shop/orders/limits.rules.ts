import type { WindowLimit } from '../database/attempts/window.rules.ts';

const HOUR_SECONDS = 3_600;

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Unpaid or cancelled orders from one email address: each reserves stock and sends mails. Our choice: the specification sets none. */
export const unpaidOrdersPerRecipient: WindowLimit = { count: 20, seconds: DAY_SECONDS };

/** The same from one IP address, which an office or a shop's counter shares. Our choice: the specification sets none. */
export const unpaidOrdersPerAddress: WindowLimit = { count: 60, seconds: HOUR_SECONDS };
