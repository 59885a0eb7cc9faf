import { observeVisibility } from '../../browser/observers.ts';

/** As many as the first row on the widest screens. */
const CARDS_MAXIMUM = 4;

/** The pause between two prefetches: the intent of a shopper goes first. */
const PAUSE_MILLISECONDS = 400;

/** Prefetches cards in the window at rest, one after another; most others are scrolled past. Returns what stops it. */
export function cardsInSight(prefetch: (link: HTMLAnchorElement) => unknown): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a[href]')].slice(0, CARDS_MAXIMUM);
  const waiting: HTMLAnchorElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const link = waiting.shift();
    timer = link && setTimeout(next, PAUSE_MILLISECONDS);
    if (link) prefetch(link);
  }

  const observed = links.map((link) =>
    observeVisibility(
      link,
      (isVisible) => {
        if (!isVisible || waiting.includes(link)) return;
        waiting.push(link);
        timer ??= setTimeout(next, PAUSE_MILLISECONDS);
      },
      { rootMargin: '0px' },
    ),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of observed) stop();
  };
}
