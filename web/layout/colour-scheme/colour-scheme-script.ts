import { storedInScript } from '../../browser/browser-storage.ts';
import { DARK, LIGHT, SCHEME_ATTRIBUTE, SCHEME_STORAGE_KEY } from '../../ui/colour-scheme.data.ts';

/** In the document's head, so that the first paint has the stored colour scheme. */
export const colourSchemeScript =
  `{const s=${storedInScript(SCHEME_STORAGE_KEY)};if(s==='${LIGHT}'||s==='${DARK}')` +
  `document.documentElement.setAttribute('${SCHEME_ATTRIBUTE}',s)}`;
