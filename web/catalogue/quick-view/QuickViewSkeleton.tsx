import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './QuickView.css.ts';

/** The placeholder of a product that is loading: brand, SKU, price, stock, delivery, options, button and link. */
export function QuickViewSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.pictures}>
        <div className={`${styles.picture} ${styles.square}`} />
        <div className={styles.thumbnails}>
          {['first', 'second', 'third'].map((place) => (
            <div key={place} className={`${styles.blank} ${styles.square}`} />
          ))}
        </div>
      </div>
      <div className={styles.details}>
        <VisuallyHidden>Loading the product</VisuallyHidden>
        {(['meta', 'price', 'facts', 'options', 'button', 'button'] as const).map((part, index) => (
          // A constant list, so that the index is a stable key.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className={`${styles.blank} ${styles.part[part]}`} />
        ))}
      </div>
    </div>
  );
}
