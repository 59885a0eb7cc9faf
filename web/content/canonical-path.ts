import { redirect } from 'react-router';

/** The canonical path of a request: lower case, with a trailing slash. Throws a redirect when the request's differs. */
export function redirectToCanonicalPath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  const canonical = `${pathname.replace(/(?<!\/)\/+$/, '')}/`.toLowerCase();
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return canonical;
}
