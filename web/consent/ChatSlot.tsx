import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../browser/storage/listeners.ts';

/** In the bar at the foot of a list, else after the page's content. */
type Place = 'list' | 'page';

const slots = new Map<Place, HTMLElement>();
const listeners = createListeners();

/** The chat button takes space of its own there and covers no other control. */
export function ChatSlot({ place, className }: { place: Place; className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    slots.set(place, element.current);
    listeners.notify();
    return () => {
      slots.delete(place);
      listeners.notify();
    };
  }, [place]);
  return <div ref={element} className={className} />;
}

/** Null on pages without one, such as the checkout. */
export function useChatSlot(): HTMLElement | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => slots.get('list') ?? slots.get('page') ?? null,
    () => null,
  );
}
