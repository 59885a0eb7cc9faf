import type { WindowLimit } from '../database/attempts/window.rules.ts';

const HOUR_SECONDS = 3_600;

export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Orders that nobody has paid yet, or ever did, which one e-mail address may have placed: each holds stock and sends mails. Our choice: the specification sets none. */
export const unpaidOrdersPerRecipient: WindowLimit = { count: 20, seconds: DAY_SECONDS };

/** The same from one address of the network: an office or a shop's counter shares one. Our choice: the specification sets none. */
export const unpaidOrdersPerAddress: WindowLimit = { count: 60, seconds: HOUR_SECONDS };
