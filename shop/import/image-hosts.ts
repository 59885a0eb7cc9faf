import { isLocal } from './local-files.ts';

/** Bounds memory. */
const HOSTS_MAXIMUM = 50;

/** In the format of `IMAGE_HOSTS`: without `https://`, with `http://`. */
export function createHostCount(): { add(url: string): void; list(): string[] } {
  const counts = new Map<string, number>();
  return {
    add(url) {
      if (!url || isLocal(url)) return;
      const { protocol, host } = new URL(url);
      const name = protocol === 'https:' ? host : `${protocol}//${host}`;
      const count = counts.get(name);
      if (count !== undefined || counts.size < HOSTS_MAXIMUM) counts.set(name, (count ?? 0) + 1);
    },
    list: () => [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
  };
}

interface AllowedHost {
  protocol: string;
  /** A leading dot allows every subdomain. */
  name: string;
  port: string;
}

export function missingHosts(hosts: readonly string[], allowed: readonly AllowedHost[]): string[] {
  return hosts.filter((host) => {
    const { protocol, hostname, port } = new URL(host.includes('://') ? host : `https://${host}`);
    const fits = ({ name }: AllowedHost) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name);
    return !allowed.some((one) => one.protocol === protocol && one.port === port && fits(one));
  });
}
