import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

test.each<[string, string, Record<string, string>, number, boolean]>([
  ['a direct connection over IPv4', '127.0.0.1', {}, 0, true],
  ['a direct connection over IPv6', '::1', {}, 0, true],
  ['a direct connection to a dual-stack socket', '::ffff:127.0.0.1', {}, 0, true],
  ['a direct connection from elsewhere', '203.0.113.1', {}, 0, false],
  ['an address that only looks like loopback', '127.0.0.1.example', {}, 0, false],
  ['an untrusted proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 0, false],
  ['an untrusted proxy that claims a local shopper', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 0, false],
  ['a proxy that sends Forwarded', '127.0.0.1', { forwarded: 'for=127.0.0.1' }, 0, false],
  ['a proxy that sends Via', '127.0.0.1', { via: '1.1 varnish' }, 0, false],
  ['a trusted proxy for a shopper elsewhere', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 1, false],
  ['a trusted proxy for one who claims so', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 8.8.8.8' }, 1, false],
  ['a trusted proxy for someone on this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 1, true],
  ['a trusted proxy that names nobody', '127.0.0.1', {}, 1, false],
  ['fewer proxies than are trusted', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 2, false],
  ['a proxy elsewhere for someone on its machine', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 1, false],
])('%s', (_, remoteAddress, headers, trustedProxies, isLocal) => {
  expect(isLocalRequest({ headers, socket: { remoteAddress } as IncomingMessage['socket'] }, trustedProxies)).toBe(
    isLocal,
  );
});
