export interface ImageHost {
  protocol: 'http:' | 'https:';
  /** In lower case. A leading dot, as in `.example.com`, means all subdomains. */
  name: string;
  /** Empty for the protocol's default port. */
  port: string;
}

/** Such as `cdn.example.com`, `*.example.com` or `http://192.168.1.4:8080`. */
const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([^\s/@?#\\*]+)\/?$/;

/** HTTPS without a scheme. Null for an invalid entry, and for wildcards as broad as `*.com` or `*.10.0.0.1`. */
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
