import { storedInScript } from '../browser/browser-storage.ts';

/** The local storage key of the VAT view: `included` or `excluded`. */
export const VAT_STORAGE_KEY = 'vat';

/** Runs in the document's head, so that the first paint shows prices in the stored VAT view, or in that of the link that was opened. */
export const vatScript = `if(/[?&]vat=excluded\\b/.test(location.search)||${storedInScript(VAT_STORAGE_KEY)}==='excluded')document.documentElement.dataset.vat='excluded'`;
