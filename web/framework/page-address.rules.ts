/** Parameters that advertisements and newsletters add to links; no page reads them on the server. */
const CAMPAIGN =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|mc_[ce]id|_gl)$/;

/** Removes campaign parameters from a query string, and leaves the others exactly as they are. */
export function withoutCampaign(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN.test(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * The path of a request as it is logged. Private paths keep their first part alone, however they are written, because the rest is an order's number or a key
 * that opens it; so does a path that cannot be decoded.
 */
export function loggedPath(path: string, privatePaths: ReadonlySet<string>): string {
  const first = firstPart(decoded(path));
  if (first === null) return '/…';
  const isWhole = path.toLowerCase() === `/${first}` || path.toLowerCase() === `/${first}/`;
  return privatePaths.has(first) && !isWhole ? `/${first}/…` : path;
}

/** Decodes a path, also one that is encoded twice; null when that fails. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function firstPart(path: string | null): string | null {
  return path === null ? null : (/[^/\\]+/.exec(path)?.[0] ?? '').trim().toLowerCase();
}

/** The path and query of a public page without campaign parameters; null for a private page. */
export function publicAddress(url: string, privatePaths: ReadonlySet<string>): string | null {
  const [path = '', ...search] = url.split('?');
  const first = path.replace(/^\/+/, '').split('/', 1)[0] ?? '';
  if (privatePaths.has(first.toLowerCase())) return null;
  return search.length === 0 ? path : path + withoutCampaign(`?${search.join('?')}`);
}
