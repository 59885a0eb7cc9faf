import { cookiesInScript } from '../../browser/cookies.ts';
import { SIGNED_IN_MARKER } from './session.rules.ts';

/** While the customer is signed in. The server's HTML is the same for everyone: styles choose what it shows. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';

/** In the document's head, so that the first paint does not offer customers to sign in. */
export const signedInScript =
  `if(${SIGNED_IN_MARKER}.test(${cookiesInScript}))` +
  `document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}','')`;
