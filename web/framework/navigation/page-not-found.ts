import { data } from 'react-router';

/** The 404 page's words about a path. */
export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}

/** The error that a loader throws for a path without a page. */
export function pageNotFound(path: string) {
  return data(pageNotFoundMessage(path), { status: 404 });
}
