import { data } from 'react-router';

/** What the 404 page says of a path. */
export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}

/** What a loader throws for a path without a page. */
export function pageNotFound(path: string) {
  return data(pageNotFoundMessage(path), { status: 404 });
}
