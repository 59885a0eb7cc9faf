import { redirect } from 'react-router';

/** The canonical path of a request: lower case, with a trailing slash. Throws a redirect when the request's differs. */
export function settlePath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  const settled = `${pathname.replace(/\/+$/, '')}/`.toLowerCase();
  if (settled !== pathname) throw redirect(settled + search, 301);
  return settled;
}
