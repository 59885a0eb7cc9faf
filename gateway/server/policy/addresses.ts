/** Longer than any URL of the shop, with room for campaign parameters. */
const ADDRESS_CHARACTERS_MAXIMUM = 8_192;

/**
 * Whether a request target is acceptable. Rejects targets that are too long, name another host, contain dot segments (escaped or not), or escape
 * bytes that are not UTF-8.
 */
export function isReadable(target: string): boolean {
  if (target.length > ADDRESS_CHARACTERS_MAXIMUM || !target.startsWith('/') || /^\/[/\\]/.test(target)) return false;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (/[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
