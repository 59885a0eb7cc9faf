import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShopImage_image$key } from '../../../__generated__/ShopImage_image.graphql.ts';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import * as styles from './GalleryZoom.css.ts';
import { usePanzoom } from './usePanzoom.ts';
import { panOf } from './zoom.rules.ts';

export function ZoomedPicture({ image, imageKey }: { image: ShopImage_image$key | null; imageKey: string }) {
  const layer = useRef<HTMLDivElement>(null);
  const { isEnlarged, toggle, pan, pointers } = usePanzoom(layer, imageKey);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.shiftKey ? panOf(event.key) : null;
    if (by) pan(by);
    else if ((event.key === '+' && !isEnlarged) || (event.key === '-' && isEnlarged)) toggle();
  });
  useEffect(() => {
    const dialog = layer.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent) => press(event);
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <div className={styles.surface}>
        <div ref={layer} className={styles.layer} data-enlarged={isEnlarged || undefined} {...pointers}>
          <span className={styles.picture}>
            {/* A larger file once it is enlarged; until that has loaded the browser keeps the smaller one. */}
            <ShopImage image={image} sizes={isEnlarged ? '250vmin' : '100vmin'} eager />
          </span>
        </div>
      </div>
      <button type="button" className={styles.toggle} onClick={toggle}>
        {isEnlarged ? 'Zoom out' : 'Zoom in'}
      </button>
    </>
  );
}
