import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Where on the network a caller is. Whatever strangers have written into X-Forwarded-For stands before what our own proxies have added. */
export function clientAddressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string | null {
  const forwarded = request.headers['x-forwarded-for'];
  const hops = proxies > 0 && forwarded !== undefined ? String(forwarded).split(',').map((hop) => hop.trim()) : [];
  const told = hops.at(-proxies);
  return told && isIP(told) ? told : (request.socket.remoteAddress ?? null);
}
