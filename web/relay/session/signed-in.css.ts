import { style } from '@vanilla-extract/css';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script.ts';

const signedIn = `html[${SIGNED_IN_ATTRIBUTE}] &`;

/** Invisible to a signed-in customer from the first paint, in the same place. */
export const guests = style({ selectors: { [signedIn]: { visibility: 'hidden' } } });

/** Invisible to guests from the first paint, in the same place. */
export const customers = style({ visibility: 'hidden', selectors: { [signedIn]: { visibility: 'visible' } } });

/** Takes no place for a signed-in customer, from the first paint. */
export const guestsOnly = style({ selectors: { [signedIn]: { display: 'none' } } });
