import type { WindowLimit } from '../database/attempts/window.rules.ts';

const DAY_SECONDS = 24 * 3_600;

/** Mails that anyone can trigger by typing an address. */
export type RequestedMail = 'reset' | 'contact' | 'newsletter' | 'stock-alert' | 'welcome';

/** How many of each kind one address receives. Our choice: the specification sets none. */
export const mailsPerRecipient: Readonly<Record<RequestedMail, WindowLimit>> = {
  reset: { count: 10, seconds: DAY_SECONDS },
  contact: { count: 10, seconds: DAY_SECONDS },
  newsletter: { count: 3, seconds: DAY_SECONDS },
  'stock-alert': { count: 10, seconds: DAY_SECONDS },
  welcome: { count: 3, seconds: DAY_SECONDS },
};
