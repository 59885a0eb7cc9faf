import type { IncomingMessage } from 'node:http';
import { addressOf } from '../graphql-server/caller.ts';

const LOOPBACK = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/** A request with one was forwarded, even when the connection is from loopback. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
] as const;

/** A local proxy also connects from loopback: a forwarded request is judged by its client's address, if known. */
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
