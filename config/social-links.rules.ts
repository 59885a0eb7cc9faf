/** Where the shop is on a social network. */
export interface SocialLink {
  /** What the network is called. */
  network: string;
  url: string;
}

/** Networks that are not written as their hosts are. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
]);

/** A link to a social network, named after its host; null for what is no address of the web. */
export function socialLinkOf(address: string): SocialLink | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  const name = hostname.replace(/^(?:www|uk|m)\./, '').split('.')[0] ?? '';
  return { network: NAMES.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1), url: href };
}
