import { iconPaths } from './Icon.data.ts';
import * as styles from './Icon.css.ts';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Pixels. Defaults to 20. */
  size?: number;
}

/** Hidden from screen readers; the text or control beside it needs a label. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
