import { data } from 'react-router';

export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}

/** Thrown by a loader for a path without a page. */
export function pageNotFound(path: string) {
  return data(pageNotFoundMessage(path), { status: 404 });
}
