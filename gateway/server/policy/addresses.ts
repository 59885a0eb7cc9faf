/** Longer addresses than any of ours, with room for a campaign's parameters. */
const ADDRESS_CHARACTERS_MAXIMUM = 8_192;

/**
 * Whether an address as it stands in a request is one that can be answered at all. It is not when it is too long, names another host in
 * disguise, climbs with dots, escaped or not, or escapes what is no text.
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
