/**
 * Reloads a private page that the browser restores from its back/forward cache: the customer may have signed out since, or someone else may be
 * at the keyboard. The page is hidden before it goes in there, so that its data does not show until the reload.
 */
export function reloadRestoredPages(isPrivate: () => boolean): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) document.body.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.body.hidden) window.location.reload();
  });
}
