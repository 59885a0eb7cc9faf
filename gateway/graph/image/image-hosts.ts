import type { ImageHost } from '../../../config/image-hosts.rules.ts';

/** Longer addresses would not fit into the address of the finished picture. */
const ADDRESS_CHARACTERS_MAXIMUM = 2_000;

/** Where a picture may be fetched, and whether its host is on the list by its own name rather than by `*.`; null when it may not be fetched. */
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
