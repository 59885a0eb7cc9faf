/** The pointer or the focus rests on a link for so long before it counts as intent. Chosen: passing over takes less. */
const INTENT_MILLISECONDS = 65;

/** Under the pointer or with the focus. */
interface Candidate {
  link: HTMLAnchorElement;
  hasFocus: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Set once the prefetch has begun. */
  cancel: (() => void) | undefined;
}

/**
 * When the mouse or the focus rests on a link, and when one is pressed; cancels when they leave or a touch scrolls.
 * Listens on the document, so it works for links that render later.
 */
export function followLinks(prefetch: (link: HTMLAnchorElement) => () => void): void {
  let candidate: Candidate | null = null;

  function leave(): void {
    clearTimeout(candidate?.timer);
    candidate?.cancel?.();
    candidate = null;
  }

  function begin(): void {
    if (!candidate) return;
    clearTimeout(candidate.timer);
    candidate.cancel ??= prefetch(candidate.link);
  }

  function approach({ target, type }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const hasFocus = type === 'focusin';
    if (link === candidate?.link) return;
    // A page that scrolls to the focus moves something else under a mouse at rest.
    if (!link && candidate?.hasFocus && !hasFocus) return;
    leave();
    if (link) candidate = { link, hasFocus, timer: setTimeout(begin, INTENT_MILLISECONDS), cancel: undefined };
  }

  function onPointerOver(event: PointerEvent): void {
    // A touch has no hover: its pointerover comes with the press.
    if (event.pointerType !== 'touch') approach(event);
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    approach(event);
    begin();
  }

  function onClick(): void {
    // The navigation needs the prefetch now.
    clearTimeout(candidate?.timer);
    candidate = null;
  }

  const options = { passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('focusin', approach, options);
  document.documentElement.addEventListener('pointerleave', leave, options);
  document.addEventListener('pointercancel', leave, options);
  document.addEventListener('focusout', leave, options);
  // Before the router handles the click and the page changes under the pointer.
  document.addEventListener('click', onClick, { passive: true, capture: true });
}
