import type { IncomingMessage } from 'node:http';
import { addressOf } from '../execution/caller.ts';

const LOOPBACK = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/** Headers that a proxy adds: a request that has one comes from somewhere else, whatever the connection's address is. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
] as const;

/**
 * Whether a request comes from this machine. A proxy on the same machine connects from the loopback address as well, so a proxied request is
 * judged by the shopper's address, and is not local where that is unknown.
 */
export function isLocalRequest(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return false;
  if (trustedProxies === 0) return PROXY_HEADERS.every((name) => headers[name] === undefined);
  return (
    headers['x-forwarded-for'] !== undefined &&
    headers.forwarded === undefined &&
    LOOPBACK.test(addressOf(headers, '', trustedProxies))
  );
}
