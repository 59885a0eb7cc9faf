/** Where the browser keeps the chosen view of prices; `included` or `excluded`. */
export const VAT_STORAGE_KEY = 'vat';

/** Runs in the document's head, before anything is drawn: prices appear in the view that was chosen on an earlier page. */
export const vatScript = `try{if(localStorage.getItem('${VAT_STORAGE_KEY}')==='excluded')document.documentElement.dataset.vat='excluded'}catch{}`;
