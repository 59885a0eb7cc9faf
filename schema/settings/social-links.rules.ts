export interface SocialLink {
  network: string;
  url: string;
}

/** Names that differ from the capitalised host name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
]);

/** The network is named after the host. Null for any other address. */
export function socialLinkOf(address: string): SocialLink | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  const name = hostname.replace(/^(?:www|uk|m)\./, '').split('.')[0] ?? '';
  return { network: NAMES.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1), url: href };
}
