import { useNavigation } from 'react-router';
import * as styles from './Layout.css.ts';

export function NavigationProgress() {
  return useNavigation().state === 'loading' && <div className={styles.progress} />;
}
