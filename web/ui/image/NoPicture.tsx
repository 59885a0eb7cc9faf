import { Icon } from '../Icon.tsx';
import * as styles from './ShopImage.css.ts';

/** As wide as its container. Decorative, so that it needs no alternative text. */
export function NoPicture() {
  return (
    // A span, because it may be inside buttons, labels and other spans.
    <span className={styles.place}>
      <Icon name="picture" />
    </span>
  );
}
