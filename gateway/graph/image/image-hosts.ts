import type { ImageHost } from '@storefront/schema/settings/image-hosts.rules.ts';

/** The source is part of the WebP's URL, which must stay within common URL length limits. */
const ADDRESS_CHARACTERS_MAXIMUM = 2_000;

/** `byName` is false when only a `*.` wildcard allows the host. Null when it is not allowed. */
export function allowedImage(source: string, hosts: readonly ImageHost[]): { url: URL; byName: boolean } | null {
  if (hosts.length === 0 || source.length > ADDRESS_CHARACTERS_MAXIMUM) return null;
  const url = URL.parse(source);
  if (!url || url.username || url.password) return null;
  url.hash = '';
  const matching = hosts.filter(
    ({ protocol, port, name }) =>
      protocol === url.protocol &&
      port === url.port &&
      (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name),
  );
  return matching.length > 0 ? { url, byName: matching.some(({ name }) => !name.startsWith('.')) } : null;
}
