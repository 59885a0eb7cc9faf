import { redirect } from 'react-router';
import { keptPath } from '@storefront/domain/paths.rules.ts';

/** Lower case, with a trailing slash. Throws a redirect when the request's path differs. */
export function redirectToCanonicalPath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  const canonical = keptPath(pathname);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return canonical;
}
