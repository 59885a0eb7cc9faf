/** The most codes that one call of the shop API looks up. */
export const SKUS_PER_CALL = 48;

/** The longest code that is looked up. */
export const SKU_LENGTH_MAXIMUM = 100;

/** A code without its case and punctuation, as codes are compared: "HD-100 001" and "hd/100001" are the same. Empty for text without letters and digits. */
export function skuKey(code: string): string {
  return code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
