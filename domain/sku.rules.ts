export const SKUS_PER_CALL = 48;

export const SKU_LENGTH_MAXIMUM = 100;

/** Without case and punctuation, as codes are compared: "HD-100 001" and "hd/100001" are the same. */
export function skuKey(code: string): string {
  return code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Blank and over-long texts are none, and need not be looked up. */
export const isSku = (text: string): boolean => text.length <= SKU_LENGTH_MAXIMUM && skuKey(text) !== '';
