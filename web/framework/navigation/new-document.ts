import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Makes a navigation from one path to another a full page load. */
type Reason = (from: string, to: string) => boolean;

const reasons = new Set<Reason>();
let router: Router | null = null;

let isPrivate = (_path: string): boolean => false;
let wasOpenedPrivate = false;

/** Private paths show one shopper's own data, or are for a task such as the basket. */
export function followRouter(followed: Router, isPrivatePath: (path: string) => boolean): void {
  router = followed;
  isPrivate = isPrivatePath;
  wasOpenedPrivate = isPrivate(followed.state.location.pathname);
}

export function crossesPrivacyBoundary(from: string, to: string): boolean {
  return isPrivate(from) !== isPrivate(to);
}

/** The document has shown private data or is about to, so that third-party scripts must not run in it. */
export function isPrivateDocument(): boolean {
  if (!router) return false;
  const { location, navigation } = router.state;
  return wasOpenedPrivate || isPrivate((navigation.location ?? location).pathname);
}

/** Returns the function that removes the condition. */
export function loadDocumentsWhere(reason: Reason): () => void {
  reasons.add(reason);
  return () => void reasons.delete(reason);
}

export function needsDocument(to: string): boolean {
  if (!router) return false;
  const from = router.state.location.pathname;
  return [...reasons].some((reason) => reason(from, to));
}

/** Never settles: the router would commit the navigation too, and so add a second history entry. */
export function loadDocument(): Promise<never> {
  const next = router?.state.navigation.location;
  if (router && next) loadAsDocument(router.createHref(next));
  // Back may restore this document from the back/forward cache, with its loader still waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  return new Promise<never>(() => {});
}

/** Works also when Back has already put the URL into the address bar. */
function loadAsDocument(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
