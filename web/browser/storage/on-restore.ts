/**
 * Calls back when the browser restores the page from its back/forward cache. Other tabs' storage events do not reach a page while it is in there,
 * and its scripts do not run again, so whatever the page has read from storage or cookies may be out of date. Returns the function that unsubscribes.
 */
export function onRestore(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
