const SLUG_CHARACTERS_MAXIMUM = 120;

/** 'Antique Brass' becomes 'antique-brass'. Empty for a text without letters and digits. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_CHARACTERS_MAXIMUM);
}
