import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { GraphQLError } from 'graphql';
import { isForeign } from './http-checks.ts';
import { requestError } from './request-error.ts';
import { isKeyInAuthorization, type Partner } from '../partners/partner.ts';
import type { Partners } from '../partners/registry.ts';
import type { Bucket } from '../partners/rate-limiter.ts';

export interface Caller {
  /** Null without a key, as for the storefront. */
  partner: Partner | null;
  /** May send any operation and introspect the schema, rather than only send persisted operations. */
  isTrusted: boolean;
  /** A request counts against all of them. */
  buckets: readonly [Bucket, ...Bucket[]];
  /** The Origin of a request from another site's page, empty without the header; null for all other requests. */
  origin: string | null;
  /** The one that a partner's server sends, else the client's. Null when unknown. */
  buyerAddress: string | null;
}

interface CallerOptions {
  partners: Partners;
  /** Callers without a key may send any operation. */
  isOpen: boolean;
  /** The rate limits of each client address without a key, and of each buyer of a partner. */
  rateLimits: Bucket['perMinute'];
  now: () => Date;
}

/** `address` is the client's IP address. */
export interface RequestSource {
  headers: IncomingHttpHeaders;
  address: string;
}

export const KEY_HEADER = 'x-partner-key';

/** A partner's server sends the buyer's IP address in it. */
export const BUYER_HEADER = 'x-buyer-ip';

/** By partner key or address. Returns an error for an unknown key, a disallowed origin or an invalid buyer address. */
export function createCallers({
  partners,
  isOpen,
  rateLimits,
  now,
}: CallerOptions): (source: RequestSource) => Caller | GraphQLError {
  return ({ headers, address }) => {
    const origin = isForeign(headers) ? (headers.origin ?? '') : null;
    const key = headers[KEY_HEADER];
    if (typeof key !== 'string' || key === '') {
      if (origin !== null)
        return requestError(
          403,
          'CROSS_SITE_REQUEST',
          `Pages of another site need the header ${KEY_HEADER}, with a public key that lists their origin. ` +
            `The shop creates one: ${createCommand(origin)}`,
        );
      if (isKeyInAuthorization(headers.authorization))
        return requestError(
          401,
          'UNKNOWN_PARTNER_KEY',
          `Send a partner key in the header ${KEY_HEADER}: ` +
            'Authorization: Bearer is for the token of a cart or session.',
        );
      return {
        partner: null,
        isTrusted: isOpen,
        buckets: [{ name: `address:${networkOf(address)}`, perMinute: rateLimits }],
        origin,
        buyerAddress: address || null,
      };
    }
    const partner = partners.byKey(key, now());
    if (!partner)
      return requestError(
        401,
        'UNKNOWN_PARTNER_KEY',
        `The key in ${KEY_HEADER} is unknown, revoked or replaced. The shop gives a new one: ` +
          'npm run partner -- rotate ID, or create NAME',
      );
    if (origin !== null && !(partner.kind !== 'secret' && partner.origins.includes(origin))) {
      return requestError(
        403,
        'ORIGIN_NOT_ALLOWED',
        partner.kind !== 'secret'
          ? 'This key does not list the origin of this page. ' +
              `The shop adds it: npm run partner -- origins ${partner.id} --add ${shownOrigin(origin)}`
          : 'A secret key may not be used in pages: use a public one that lists their origin. ' +
              `The shop creates one: ${createCommand(origin)}`,
      );
    }
    const partnerBucket: Bucket = {
      name: `partner:${partner.id}`,
      perMinute: { requests: partner.requestsPerMinute, cost: partner.costPerMinute },
    };
    const buyer = partner.kind === 'public' ? address : headers[BUYER_HEADER];
    if (buyer !== undefined && (typeof buyer !== 'string' || !isIP(buyer)))
      return requestError(400, 'BAD_BUYER_IP', `${BUYER_HEADER} must be one IP address: the buyer’s.`);
    const buckets: Caller['buckets'] =
      buyer === undefined
        ? [partnerBucket]
        : [partnerBucket, { name: `buyer:${partner.id}:${networkOf(buyer)}`, perMinute: rateLimits }];
    return { partner, isTrusted: true, buckets, origin, buyerAddress: buyer ?? (address || null) };
  };
}

const createCommand = (origin: string) =>
  `npm run partner -- create NAME --kind public --origins ${shownOrigin(origin)}`;

/** An example for a header that is none, such as the `null` of a sandboxed frame. */
function shownOrigin(origin: string): string {
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : 'https://app.example';
}

/** What the outermost trusted proxy added to X-Forwarded-For, else the connection's. */
export function addressOf(
  headers: IncomingHttpHeaders,
  connection: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  const entries = typeof forwarded === 'string' ? forwarded.split(',').map((entry) => entry.trim()) : [];
  const entry = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return entry && isIP(entry) ? entry : (connection ?? '');
}

/** A subscriber usually has an IPv6 /64 network, so all addresses of a /64 share one rate limit. */
const NETWORK_GROUPS = 4;

/** What rate limits count by: the /64 network for IPv6, the whole address for IPv4. */
export function networkOf(text: string): string {
  if (!isIPv6(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
