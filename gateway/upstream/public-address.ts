import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is assigned to the public internet. Elsewhere are forms that embed a private IPv4 address. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an address is public. IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** The host of a URL if it is an address that is not public; such a host is never looked up. Null for any other. */
export function privateAddressOf({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && !isPublicAddress(address) ? address : null;
}

/** A DNS lookup that returns public addresses only and fails when there are none, to prevent server-side request forgery. */
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
