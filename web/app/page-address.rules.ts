import type { RouteObject } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

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

/** The first parts of the private paths, in lower case. */
export function privatePrefixes(routes: readonly RouteObject[]): Set<string> {
  return new Set(
    routes.flatMap(({ path, handle, children }) => [
      ...((handle as RouteHandle | undefined)?.isPrivate && path ? [path.split('/', 1)[0] ?? ''] : []),
      ...(children ? privatePrefixes(children) : []),
    ]),
  );
}

/** The path and query of a public page without campaign parameters; null for a private page. */
export function publicAddress(url: string, privatePaths: ReadonlySet<string>): string | null {
  const [path = '', ...search] = url.split('?');
  const first = path.replace(/^\/+/, '').split('/', 1)[0] ?? '';
  if (privatePaths.has(first.toLowerCase())) return null;
  return search.length === 0 ? path : path + withoutCampaign(`?${search.join('?')}`);
}
