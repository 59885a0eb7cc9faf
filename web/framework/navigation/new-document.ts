import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether a navigation from one path to another must be a full page load. */
type Reason = (from: string, to: string) => boolean;

const reasons = new Set<Reason>();
let router: Router | null = null;

let isPrivate = (_path: string): boolean => false;
let wasOpenedPrivate = false;

/** Sets the router whose navigations may become full page loads, and which paths are private: they show one shopper's own data. */
export function followRouter(followed: Router, isPrivatePath: (path: string) => boolean): void {
  router = followed;
  isPrivate = isPrivatePath;
  wasOpenedPrivate = isPrivate(followed.state.location.pathname);
}

/** Whether a navigation leaves or enters the private pages. */
export function crossesPrivacyBoundary(from: string, to: string): boolean {
  return isPrivate(from) !== isPrivate(to);
}

/** Whether this document has shown private data or is about to, so that third-party scripts must not run in it. */
export function isPrivateDocument(): boolean {
  if (!router) return false;
  const { location, navigation } = router.state;
  return wasOpenedPrivate || isPrivate((navigation.location ?? location).pathname);
}

/** Adds a condition for full page loads. Returns the function that removes it. */
export function loadDocumentsWhere(reason: Reason): () => void {
  reasons.add(reason);
  return () => void reasons.delete(reason);
}

export function needsDocument(to: string): boolean {
  if (!router) return false;
  const from = router.state.location.pathname;
  return [...reasons].some((reason) => reason(from, to));
}

/**
 * Loads the pending navigation as a full page load. Never settles: a loader that awaits it keeps the router from committing the same
 * navigation, which would add a second history entry.
 */
export function loadDocument(): Promise<never> {
  const next = router?.state.navigation.location;
  if (router && next) loadAsDocument(router.createHref(next));
  // Back may restore this document from the back/forward cache, with its loader still waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  return new Promise<never>(() => {});
}

/** Loads a URL as a new document, even when Back has already put it into the address bar. */
function loadAsDocument(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
