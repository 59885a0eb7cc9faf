/** A rate limit. Its window of one minute starts with the first request that is counted. */
interface RateLimit {
  /** The environment variable that sets it; for a partner's key, the option of `npm run partner -- create`. */
  setting: string;
  /** The default, per minute. */
  perMinute: number;
  /** The highest value of the setting. */
  maximum: number;
  /** The things counted, and the caller they are counted for. */
  counts: string;
  /** The resource that the limit protects. */
  protects: string;
  /** The text of the answer, which has status 429 and `Retry-After`. `{limit}` and `{seconds}` are filled in. */
  answer: string;
}

const TOO_MANY_REQUESTS = '{limit} requests a minute are allowed: try again in {seconds} s.';
const TOO_HIGH_COST = 'A cost of {limit} a minute is allowed: try again in {seconds} s.';

/** All rate limits of the gateway. The shop API has limits of its own, on logins, orders and messages. */
export const RATE_LIMITS = {
  requests: {
    setting: 'REQUESTS_PER_MINUTE',
    perMinute: 1_200,
    maximum: 1_000_000_000,
    counts:
      'GraphQL requests per minute for each client address, and for each buyer of a partner. Partner keys have their own limit.',
    protects: 'the gateway’s CPU from one address that sends many operations, however cheap',
    answer: TOO_MANY_REQUESTS,
  },
  cost: {
    setting: 'COST_PER_MINUTE',
    perMinute: 3_000_000,
    maximum: 1_000_000_000_000,
    counts:
      'Total cost of operations per minute for each client address, and for each buyer of a partner, as `extensions.cost` reports it. Partner keys have their own limit.',
    protects: 'the shop API from one address that sends few, but large operations',
    answer: TOO_HIGH_COST,
  },
  partnerRequests: {
    setting: '--requests',
    perMinute: 600,
    maximum: 1_000_000,
    counts: 'GraphQL requests per minute of a partner’s key, over all of its buyers.',
    protects: 'shoppers from a partner whose program sends too much',
    answer: TOO_MANY_REQUESTS,
  },
  partnerCost: {
    setting: '--cost',
    perMinute: 1_000_000,
    maximum: 1_000_000_000,
    counts: 'Total cost of operations per minute of a partner’s key, over all of its buyers.',
    protects: 'the shop API from a partner who reads the whole catalogue at once',
    answer: TOO_HIGH_COST,
  },
  pages: {
    setting: 'PAGES_PER_MINUTE',
    perMinute: 600,
    maximum: 1_000_000_000,
    counts: 'Page loads per minute for each client address. Client-side navigation counts as GraphQL requests.',
    protects: 'rendering, the gateway’s most expensive work, from crawlers and floods',
    answer: 'Your connection has opened a lot of pages in the last minute. Please wait a moment, then try again.',
  },
  images: {
    setting: 'IMAGES_PER_MINUTE',
    perMinute: 6_000,
    maximum: 1_000_000_000,
    counts: 'Images per minute for each client address; a list page shows dozens.',
    protects: 'the resizing of images, and the hosts they come from, from an address that asks for every width',
    answer: 'Too many images in the last minute',
  },
  archiveBytes: {
    setting: 'ARCHIVE_BYTES_PER_MINUTE',
    perMinute: 400_000_000,
    maximum: 1_000_000_000_000,
    counts:
      'Bytes of documents per minute for each client address in archives of documents. An archive of up to 200 MB begins only with room for a whole one.',
    protects: 'the shop API’s files from an address that sends for archive after archive',
    answer: 'Too many documents in the last minute',
  },
} as const satisfies Readonly<Record<string, RateLimit>>;
