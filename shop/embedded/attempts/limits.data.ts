import type { Limit, WindowLimit } from './window.rules.ts';

// All limits of the shop. The figures are our choice: the specification sets none.

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const growing = { firstSeconds: MINUTE_SECONDS, longestSeconds: HOUR_SECONDS };

/** Guesses at one account from one IP address. */
export const guessesPerPair: Limit = { name: 'guess-pair', tries: 10, seconds: 15 * MINUTE_SECONDS, delays: growing };
/** Guesses at one account from a device that has signed in to it before, from any IP address. */
export const guessesPerDevice: Limit = {
  name: 'guess-device',
  tries: 10,
  seconds: 15 * MINUTE_SECONDS,
  delays: growing,
};
/** Guesses at one account from unknown devices, at any IP address: slows distributed guessing. */
export const guessesPerAccount: Limit = {
  name: 'guess-account',
  tries: 100,
  seconds: HOUR_SECONDS,
  delays: { firstSeconds: MINUTE_SECONDS, longestSeconds: 15 * MINUTE_SECONDS },
};
/** Passwords tried from one IP address at any accounts, right ones included. */
export const passwordsPerAddress: Limit = { name: 'sign-in-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/** Successful sign-ins to one account: each costs an argon2 hash, as a failed one does. */
export const rightPasswordsPerAccount: Limit = { name: 'sign-in-right', tries: 20, seconds: 15 * MINUTE_SECONDS };
/** Registration reveals whether an email address has an account; the limit keeps it from being enumerated. */
export const registrationsPerAddress: Limit = { name: 'register-from', tries: 20, seconds: HOUR_SECONDS };
/** Changes to one account, and from one IP address. */
export const updatesPerAccount: Limit = { name: 'update', tries: 60, seconds: HOUR_SECONDS };
export const updatesPerAddress: Limit = { name: 'update-from', tries: 120, seconds: HOUR_SECONDS };
/** Mails that anyone can trigger to one person. */
export const resetsPerAccount: Limit = { name: 'reset', tries: 5, seconds: HOUR_SECONDS };
export const resetsPerAddress: Limit = { name: 'reset-from', tries: 30, seconds: HOUR_SECONDS };
/** Confirmation links for new email addresses, per account and per recipient. */
export const emailChangesPerAccount: Limit = { name: 'email-change', tries: 5, seconds: HOUR_SECONDS };
export const emailChangesPerRecipient: Limit = { name: 'email-change-to', tries: 5, seconds: HOUR_SECONDS };
/** Reset links tried from one IP address. */
export const resetTokensPerAddress: Limit = { name: 'reset-token-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/**
 * Reviews from one IP address, which an office shares. A review may carry an order number, so this also limits guessing
 * those.
 */
export const reviewsPerAddress: Limit = { name: 'review-from', tries: 20, seconds: HOUR_SECONDS };
/** Reviews of one product from anywhere, so that nobody can flood the moderation queue. */
export const reviewsPerProduct: Limit = { name: 'review-of', tries: 50, seconds: HOUR_SECONDS };
/** Failed look-ups of orders from one IP address, and of one order from anywhere: order numbers follow one another. */
export const trackingsPerAddress: Limit = { name: 'track-from', tries: 30, seconds: HOUR_SECONDS };
export const trackingsPerOrder: Limit = { name: 'track', tries: 20, seconds: HOUR_SECONDS };
/** Stock alerts requested from one IP address. */
export const stockAlertsPerAddress: Limit = { name: 'stock-alert-from', tries: 30, seconds: HOUR_SECONDS };
export const subscriptionsPerAddress: Limit = { name: 'subscribe-from', tries: 30, seconds: HOUR_SECONDS };
/** Contact messages from one IP address, which an office shares, and from one email address. */
export const messagesPerAddress: Limit = { name: 'message-from', tries: 20, seconds: HOUR_SECONDS };
export const messagesPerSender: WindowLimit = { count: 5, seconds: HOUR_SECONDS };

/** Unpaid or cancelled orders from one email address: each reserves stock and sends mails. */
export const unpaidOrdersPerRecipient: WindowLimit = { count: 20, seconds: DAY_SECONDS };
/** The same from one IP address, which an office or a shop's counter shares. */
export const unpaidOrdersPerAddress: WindowLimit = { count: 60, seconds: HOUR_SECONDS };

/** The same for orders that another system keeps, which are counted here; paid ones leave the recipient's count. */
export const ordersPerRecipient: Limit = { name: 'order-to', tries: 20, seconds: DAY_SECONDS };
export const ordersPerAddress: Limit = { name: 'order-from', tries: 60, seconds: HOUR_SECONDS };

/** Mails of each kind that one address receives and anyone can trigger by typing it. */
export const mailsPerRecipient = {
  reset: { count: 10, seconds: DAY_SECONDS },
  contact: { count: 10, seconds: DAY_SECONDS },
  newsletter: { count: 3, seconds: DAY_SECONDS },
  'stock-alert': { count: 10, seconds: DAY_SECONDS },
  welcome: { count: 3, seconds: DAY_SECONDS },
} as const satisfies Record<string, WindowLimit>;
