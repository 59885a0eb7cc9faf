/** The customer may have signed out, or someone else be at the keyboard. Hidden, so that no data shows till then. */
export function reloadRestoredPages(isPrivate: () => boolean): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) document.body.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.body.hidden) window.location.reload();
  });
}
