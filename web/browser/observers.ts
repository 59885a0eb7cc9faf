interface VisibilityOptions {
  /** Enlarges the window, as CSS margins do. */
  rootMargin: string;
}

/** Calls back now and after each change. Without the API the element counts as visible. Returns what stops it. */
export function observeVisibility(
  element: Element,
  listener: (isVisible: boolean) => void,
  options: VisibilityOptions,
): () => void {
  const Observer = globalThis.IntersectionObserver as typeof IntersectionObserver | null | undefined;
  if (!Observer) {
    const timer = setTimeout(() => listener(true));
    return () => clearTimeout(timer);
  }
  const observer = new Observer((entries) => listener(entries.at(-1)?.isIntersecting ?? false), options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back with the first size too; without the API, when the window's size changes. Returns what stops it. */
export function observeSize(element: Element, listener: () => void): () => void {
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | null | undefined;
  if (!Observer) {
    listener();
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }
  const observer = new Observer(listener);
  observer.observe(element);
  return () => observer.disconnect();
}
