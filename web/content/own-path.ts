import { redirect } from 'react-router';

/** The path of a request in its one way of writing: lower case, a slash at its end. Any other way is redirected there. */
export function settlePath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  const settled = `${pathname.replace(/\/+$/, '')}/`.toLowerCase();
  if (settled !== pathname) throw redirect(settled + search, 301);
  return settled;
}
