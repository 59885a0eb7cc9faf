import { style } from '@vanilla-extract/css';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script.ts';

const signedIn = `html[${SIGNED_IN_ATTRIBUTE}] &`;

/** From the first paint: invisible to a signed-in customer, in the same place. */
export const guests = style({ selectors: { [signedIn]: { visibility: 'hidden' } } });

/** From the first paint: invisible to guests, in the same place. */
export const customers = style({ visibility: 'hidden', selectors: { [signedIn]: { visibility: 'visible' } } });

/** From the first paint: takes no place for a signed-in customer. */
export const guestsOnly = style({ selectors: { [signedIn]: { display: 'none' } } });
