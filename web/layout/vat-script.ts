import { storedInScript } from '../browser/browser-storage.ts';

/** `included` or `excluded`. */
export const VAT_STORAGE_KEY = 'vat';

/** In the document's head, so that the first paint has the stored VAT view, or that of the opened link. */
export const vatScript =
  `if(/[?&]vat=excluded\\b/.test(location.search)||${storedInScript(VAT_STORAGE_KEY)}==='excluded')` +
  "document.documentElement.dataset.vat='excluded'";
