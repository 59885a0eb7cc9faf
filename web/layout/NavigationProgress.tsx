import { useNavigation } from 'react-router';
import * as styles from './Layout.css.ts';

/** A progress bar at the top of the page while a navigation is pending. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' && <div className={styles.progress} />;
}
