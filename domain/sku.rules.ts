/** The most codes that one call of the shop API looks up. */
export const SKUS_PER_CALL = 48;

/** The length of the longest code. */
export const SKU_LENGTH_MAXIMUM = 100;

/** A code without its case and punctuation, as codes are compared: "HD-100 001" and "hd/100001" are the same. Empty for text without letters and digits. */
export function skuKey(code: string): string {
  return code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Whether a text can be a code: blank and over-long texts are none, and need not be looked up. */
export const isSku = (text: string): boolean => text.length <= SKU_LENGTH_MAXIMUM && skuKey(text) !== '';
