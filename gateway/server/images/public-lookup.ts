import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Ranges that are not public: loopback, private, link-local, multicast and reserved. */
const NOT_PUBLIC: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [network, prefix, family] of NOT_PUBLIC) blocked.addSubnet(network, prefix, family);

/** Whether an address is public. IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isPublicAddress(address: string): boolean {
  return !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
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
