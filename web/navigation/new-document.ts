import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the way from one path to another must load a document of its own. */
type Reason = (from: string, to: string) => boolean;

const reasons = new Set<Reason>();
let router: Router | null = null;

let isPrivate = (_path: string): boolean => false;
let wasOpenedPrivate = false;

/** Tells of the router whose navigations may become document loads, and which paths show what is one shopper's own. */
export function followRouter(followed: Router, isPrivatePath: (path: string) => boolean): void {
  router = followed;
  isPrivate = isPrivatePath;
  wasOpenedPrivate = isPrivate(followed.state.location.pathname);
}

/** Whether one of two paths shows what is one shopper's own and the other does not. */
export function isBorder(from: string, to: string): boolean {
  return isPrivate(from) !== isPrivate(to);
}

/** Whether this document has shown what is one shopper's own, or is about to: what others run has no business in it. */
export function isPrivateDocument(): boolean {
  if (!router) return false;
  const { location, navigation } = router.state;
  return wasOpenedPrivate || isPrivate((navigation.location ?? location).pathname);
}

/** Adds a reason for document loads; what is returned takes it back. */
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
 * Loads the page that the router is on its way to as a new document. Never settles: a loader that waits for it keeps the router from
 * finishing beside the document, which would put the page into the tab's history twice.
 */
export function loadDocument(): Promise<never> {
  const next = router?.state.navigation.location;
  if (router && next) loadAnew(router.createHref(next));
  // Back may bring this document out of the browser's cache, still waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  return new Promise<never>(() => {});
}

/** Loads an address as a new document, also where Back has already put it into the address bar. */
export function loadAnew(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
