import { useNavigation } from 'react-router';
import * as styles from './Layout.css.ts';

/** A line at the top of the page while the next one is under way. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' && <div className={styles.progress} />;
}
