/** Added to links by advertisements and newsletters; no page reads them on the server. */
const CAMPAIGN =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|mc_[ce]id|_gl)$/;

/** Leaves the other parameters exactly as they are. */
export function withoutCampaign(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN.test(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Private paths, and those that cannot be decoded, are cut: the rest is an order's number or a key that opens it. */
export function loggedPath(path: string, privatePaths: ReadonlySet<string>): string {
  const first = firstPart(decoded(path));
  if (first === null) return '/…';
  const isWhole = path.toLowerCase() === `/${first}` || path.toLowerCase() === `/${first}/`;
  return privatePaths.has(first) && !isWhole ? `/${first}/…` : path;
}

/** Decodes a path that is encoded twice, too; null when that fails. */
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

/** Without campaign parameters; null for a private page. */
export function publicAddress(url: string, privatePaths: ReadonlySet<string>): string | null {
  const [path = '', ...search] = url.split('?');
  const first = path.replace(/^\/+/, '').split('/', 1)[0] ?? '';
  if (privatePaths.has(first.toLowerCase())) return null;
  return search.length === 0 ? path : path + withoutCampaign(`?${search.join('?')}`);
}
