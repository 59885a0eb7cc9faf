import { z } from 'zod';
import { readImageHost } from './image-hosts.rules.ts';
import { socialLinkOf } from './social-links.rules.ts';

/** An integer within a range, with one error message for every violation. */
export function whole(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
}

/** A rate limit of the table `RATE_LIMITS`. */
export function perMinute(limit: { perMinute: number; maximum: number; counts: string }) {
  return whole(1, limit.maximum).default(limit.perMinute).describe(limit.counts);
}

/** A number within a range; fractions are allowed. */
export function amount(minimum: number, maximum: number) {
  const error = `must be a number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).min(minimum, error).max(maximum, error);
}

/** An absolute HTTP or HTTPS URL. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://shop.example',
  abort: true,
});

/** A URL without path, query, fragment or user name, to which paths can be appended. */
export const origin = webAddress.refine((value) => {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '';
}, 'must be a scheme and a host alone, such as https://shop.example');

/** Hosts that a call without encryption may reach: this machine, private networks, and names of one word, as containers have. */
const PRIVATE_HOST =
  /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|[a-z0-9-]+)$/;

/** The address of a Medusa, after `medusa:`. */
export const medusaAddress = z.string().transform((value, context) => {
  const url = /^medusa:https?:\/\//.test(value) ? URL.parse(value.slice('medusa:'.length)) : null;
  const isSafe = url && (url.protocol === 'https:' || PRIVATE_HOST.test(url.hostname));
  if (isSafe && !url.search && !url.hash && !url.username) return url.href.replace(/\/$/, '');
  const message =
    'must be medusa: and an address, such as medusa:https://medusa.example; http: for private networks alone';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** An API key of Medusa. */
export const medusaKey = (prefix: 'pk_' | 'sk_') =>
  z
    .string()
    .regex(
      new RegExp(`^${prefix}[0-9A-Za-z_-]{1,200}$`),
      `must be a key of Medusa that begins with ${prefix}: Settings, API keys`,
    );

/** The name of a request header, in lower case, that the client of the shop API does not set itself. */
export const headerName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header, such as X-Auth-Token')
  .refine(
    (name) =>
      !/^(?:host|connection|content-.*|transfer-encoding|expect|te|trailer|upgrade|accept.*|traceparent|x-request-id|x-shop-signature)$/.test(
        name,
      ),
    'must be a header that the gateway does not set itself',
  );

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const ids = z
  .string()
  .regex(/^\d+(,\d+)*$|^$/, 'must be ids with commas between')
  .transform((value) => value.split(',').filter(Boolean).map(Number));
export const imageHosts = z.string().transform((value, context) =>
  value.split(',').flatMap((part) => {
    const entry = part.trim();
    const host = readImageHost(entry);
    if (entry && !host)
      context.addIssue({
        code: 'custom',
        message: `${JSON.stringify(entry)} is no host: write cdn.example.com, *.example.com or http://host:port`,
      });
    return host ?? [];
  }),
);

export const socialLinks = z.string().transform((value, context) =>
  (value === 'none' ? '' : value).split(',').flatMap((part) => {
    const address = part.trim();
    const link = socialLinkOf(address);
    if (address && !link)
      context.addIssue({
        code: 'custom',
        message: `${JSON.stringify(address)} is no address: write https://network.example/name`,
      });
    return link ?? [];
  }),
);

export const chatHosts = z.string().transform((value, context) =>
  value.split(',').flatMap((part) => {
    const host = part.trim();
    // Strict, because these values become part of the Content-Security-Policy header.
    if (host && !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))
      context.addIssue({
        code: 'custom',
        message: `${JSON.stringify(host)} is no host: write api.example.com or *.example.com`,
      });
    return host ? [`https://${host}`] : [];
  }),
);
