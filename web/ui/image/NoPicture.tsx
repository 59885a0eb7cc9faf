import { Icon } from '../Icon.tsx';
import * as styles from './ShopImage.css.ts';

/** The place of a missing picture, as wide as its container: a framed picture in outline. Decorative, so that it needs no alternative text. */
export function NoPicture() {
  return (
    // A span, because it may be inside buttons, labels and other spans.
    <span className={styles.place}>
      <Icon name="picture" />
    </span>
  );
}
