const WORD_CHARACTERS_MAXIMUM = 30;
const WORDS_MAXIMUM = 8;

/** Private pages: their paths hold ids rather than words. */
const PRIVATE = new Set(['order', 'account', 'checkout-now', 'quotations', 'saved-lists', 'shared-lists']);

/** The words of the path's last part. Null for paths without words. */
export function termOfPath(pathname: string): string | null {
  const parts = pathname.split('/').filter(Boolean);
  if (PRIVATE.has(parts[0] ?? '')) return null;
  const words = decoded(parts.at(-1) ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isReadable =
    words.length > 0 &&
    words.length <= WORDS_MAXIMUM &&
    words.every((word) => word.length <= WORD_CHARACTERS_MAXIMUM) &&
    words.some((word) => /\p{L}{3}/u.test(word));
  return isReadable ? words.join(' ').toLowerCase() : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}
