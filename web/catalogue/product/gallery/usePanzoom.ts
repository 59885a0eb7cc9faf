import type { PanzoomEventDetail, PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { matchesMedia } from '../../../browser/media.ts';
import { reportUnexpected } from '../../../ui/failure/connection-error.ts';
import { isEnlarged, isSecondTap, isTap, MAXIMUM_SCALE, scaleAfterTap, type PointerMoment } from './zoom.rules.ts';

/** About five turns of the wheel to the largest scale; the library's own 0.3 takes eleven. */
const WHEEL_STEP = 0.6;

/** The element must fill its parent. Other content, by its key, starts at its full view. The library loads lazily. */
export function usePanzoom(element: RefObject<HTMLElement | null>, contentKey: string) {
  const panzoom = useRef<PanzoomObject>(null);
  const pressed = useRef<PointerMoment>(null);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const layer = element.current;
    if (!layer) return undefined;
    const unbind = new AbortController();
    import('@panzoom/panzoom').then(({ default: create }) => {
      if (unbind.signal.aborted) return;
      const created = create(layer, {
        contain: 'outside',
        maxScale: MAXIMUM_SCALE,
        cursor: '',
        step: WHEEL_STEP,
        // By default it stops the event too, which the tap needs.
        handleStartEvent: (event) => event.preventDefault(),
      });
      panzoom.current = created;
      const onChange = ({ detail }: CustomEvent<PanzoomEventDetail>) => setScale(detail.scale);
      layer.addEventListener('panzoomchange', onChange as EventListener, { signal: unbind.signal });
      layer.addEventListener('wheel', (event) => created.zoomWithWheel(event), {
        passive: false,
        signal: unbind.signal,
      });
    }, reportUnexpected);
    return () => {
      unbind.abort();
      panzoom.current?.destroy();
      panzoom.current = null;
    };
  }, [element]);

  useEffect(() => {
    panzoom.current?.reset({ animate: false });
  }, [contentKey]);

  function toggle(point?: { clientX: number; clientY: number }) {
    const current = panzoom.current;
    if (!current) return;
    const next = scaleAfterTap(current.getScale());
    const animate = !matchesMedia('(prefers-reduced-motion: reduce)');
    if (next === 1) current.reset({ animate });
    else if (point) current.zoomToPoint(next, point, { animate });
    else current.zoom(next, { animate });
  }

  return {
    isEnlarged: isEnlarged(scale),
    /** Around the centre, or back to the full view. */
    toggle: () => toggle(),
    pan: ({ x, y }: { x: number; y: number }) => panzoom.current?.pan(x, y, { relative: true }),
    /** The library handles drags, pinches and the wheel. */
    pointers: {
      onPointerDown(event: PointerEvent) {
        // A second finger pinches.
        pressed.current = event.isPrimary && event.button === 0 ? momentOf(event) : null;
      },
      onPointerUp(event: PointerEvent) {
        const [start, end] = [pressed.current, momentOf(event)];
        pressed.current = null;
        if (!start || !event.isPrimary || !isTap(start, end)) return;
        const isSecond = isSecondTap(tappedAt.current, end.at);
        tappedAt.current = end.at;
        if (!isSecond) toggle(event);
      },
    },
  };
}

const momentOf = ({ clientX, clientY, timeStamp }: PointerEvent): PointerMoment => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});
