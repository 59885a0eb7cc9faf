import { DARK, LIGHT, SCHEME_ATTRIBUTE, SCHEME_STORAGE_KEY } from '../../ui/colour-scheme.data.ts';

/** Runs in the document's head, so that the first paint has the stored colour scheme. */
export const colourSchemeScript = `try{const s=localStorage.getItem('${SCHEME_STORAGE_KEY}');if(s==='${LIGHT}'||s==='${DARK}')document.documentElement.setAttribute('${SCHEME_ATTRIBUTE}',s)}catch{}`;
