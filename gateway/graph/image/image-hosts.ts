/** A place on the web that pictures may be fetched from. */
export interface ImageHost {
  protocol: 'http:' | 'https:';
  /** In lower case; for every host below a name, that name with a dot in front. */
  name: string;
  /** Empty for the protocol's own. */
  port: string;
}

/** `cdn.example.com`, `*.example.com`, `http://192.168.1.4:8080`: plain HTTP only where it is written out. */
const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([^\s/@?#\\*]+)\/?$/;

/** Longer addresses would not fit into the address of the finished picture. */
const ADDRESS_CHARACTERS_MAXIMUM = 2_000;

/** Reads one entry of the list of hosts; null when it is none. `*.com` and `*.10.0.0.1` would let in far more than anyone means. */
export function readImageHost(entry: string): ImageHost | null {
  const [, scheme = 'https', wildcard, host = ''] = ENTRY.exec(entry) ?? [];
  const url = host ? URL.parse(`${scheme}://${wildcard ? 'any.' : ''}${host}`) : null;
  if (!url || url.hostname.includes('*')) return null;
  const { protocol, hostname, port } = url;
  if (wildcard && hostname.split('.').length < 3) return null;
  return {
    protocol: protocol as ImageHost['protocol'],
    name: wildcard ? hostname.slice('any'.length) : hostname,
    port,
  };
}

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
