import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Assigned to the public internet; elsewhere are forms that embed a private IPv4 address. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** Null for a name or a public address. Such a host is never looked up. */
export function privateAddressOf({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && !isPublicAddress(address) ? address : null;
}

/** Public addresses only; fails when there are none, to prevent server-side request forgery. */
export function publicLookup(lookup: typeof lookUp = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const usable = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = usable;
      if (!first) callback(error ?? new Error(`${hostname} has no public address`), []);
      else if (options.all) callback(null, usable);
      else callback(null, first.address, first.family);
    });
  };
}
