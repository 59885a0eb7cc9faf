import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { observeVisibility } from '../../browser/observers.ts';
import { NothingOnFailure } from '../../ui/failure/NothingOnFailure.tsx';
import { readViewed, rememberViewed } from './recently-viewed.ts';

const RecentShelf = lazy(async () => ({ default: (await import('./RecentShelf.tsx')).RecentShelf }));

/** The shelf begins to load 400 px before it is in sight, and when a jump to the foot of the page has passed it. */
const MARGIN = '100000px 0px 400px';

/** Its code and data load once it is nearly in sight; without products it is not there. */
export function RecentlyViewed({ current = null }: { current?: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    const stop = observeVisibility(
      element,
      (isVisible) => {
        if (!isVisible) return;
        stop();
        setIds(readViewed().filter((id) => id !== current));
      },
      { rootMargin: MARGIN },
    );
    return stop;
  }, [current]);
  return (
    <div ref={place}>
      {ids.length > 0 && (
        <NothingOnFailure>
          <Suspense fallback={null}>
            <RecentShelf ids={ids} onCleared={() => setIds([])} />
          </Suspense>
        </NothingOnFailure>
      )}
    </div>
  );
}

export function ViewedProduct({ id }: { id: string }) {
  useEffect(() => rememberViewed(id), [id]);
  return <RecentlyViewed current={id} />;
}
