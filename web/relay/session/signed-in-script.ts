import { cookiesInScript } from '../../browser/cookies.ts';
import { SIGNED_IN_MARKER } from './session.rules.ts';

/** On the document element while the customer is signed in. The server's HTML is the same for everyone: styles choose what it shows by this. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';

/** Runs in the document's head, so that the first paint does not offer to sign in to those who are. */
export const signedInScript = `if(${SIGNED_IN_MARKER}.test(${cookiesInScript}))document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}','')`;
