/** A host that pictures may be fetched from. */
export interface ImageHost {
  protocol: 'http:' | 'https:';
  /** In lower case; for every host below a name, that name with a dot in front. */
  name: string;
  /** Empty for the protocol's own. */
  port: string;
}

/** `cdn.example.com`, `*.example.com`, `http://192.168.1.4:8080`: plain HTTP only where it is written out. */
const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([^\s/@?#\\*]+)\/?$/;

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
