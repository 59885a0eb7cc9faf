import { createHash } from 'node:crypto';

/** Drops responses from a CDN. */
export interface Purge {
  method: 'POST' | 'PURGE';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

interface Convention {
  /** The CDN removes it. */
  header: string;
  separator: string;
  tagsPerPurge: number;
  purge(tags: readonly string[], token: string | null): Purge;
}

const json = { 'content-type': 'application/json' };

const FASTLY: Convention = {
  header: 'surrogate-key',
  separator: ' ',
  tagsPerPurge: 256,
  purge: (tags, token) => ({
    method: 'POST',
    headers: { ...json, ...(token !== null && { 'fastly-key': token }) },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
};

const CLOUDFLARE: Convention = {
  header: 'cache-tag',
  separator: ',',
  tagsPerPurge: 30,
  purge: (tags, token) => ({
    method: 'POST',
    headers: { ...json, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags }),
  }),
};

/** Varnish with its module xkey. */
const VARNISH: Convention = {
  header: 'xkey',
  separator: ' ',
  tagsPerPurge: 100,
  purge: (tags, token) => ({
    method: 'PURGE',
    headers: { xkey: tags.join(' '), ...(token !== null && { authorization: `Bearer ${token}` }) },
  }),
};

/** Fastly's, Cloudflare's, or else Varnish's. */
export function conventionOf(purgeUrl: string): Convention {
  const { hostname } = new URL(purgeUrl);
  if (hostname === 'api.fastly.com') return FASTLY;
  return hostname === 'api.cloudflare.com' ? CLOUDFLARE : VARNISH;
}

/** The tag of every tagged response. */
export const ALL_TAG = 'all';

const TAG_CHARACTERS = 8;

/** Short, so that a header holds many: two paths of one tag are purged together. */
export function tagOf(path: string): string {
  return createHash('sha1').update(path).digest('hex').slice(0, TAG_CHARACTERS);
}
