import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A place for the chat button: in the bar at the foot of a list, else after the page's content. */
type Place = 'list' | 'page';

const slots = new Map<Place, HTMLElement>();
const listeners = new Set<() => void>();

/** An element that the chat button is rendered into, so that it takes space of its own and covers no other control. */
export function ChatSlot({ place, className }: { place: Place; className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    slots.set(place, element.current);
    tell();
    return () => {
      slots.delete(place);
      tell();
    };
  }, [place]);
  return <div ref={element} className={className} />;
}

/** The element for the chat button; null on pages without one, such as the checkout. */
export function useChatSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.get('list') ?? slots.get('page') ?? null,
    () => null,
  );
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
