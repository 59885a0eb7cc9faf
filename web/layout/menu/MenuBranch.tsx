import { useState, type ReactNode } from 'react';
import * as styles from './MobileMenu.css.ts';

interface MenuBranchProps {
  name: string;
  /** Below another one. Defaults to false. */
  isInner?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Its links render on first opening: the whole tree has hundreds and would delay the drawer. */
export function MenuBranch({ name, isInner = false, onOpen, children }: MenuBranchProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={isInner ? undefined : styles.details}>
      {/* The click comes before the browser opens the element, so the links are rendered by then. */}
      <summary
        className={isInner ? styles.innerSummary : styles.summary}
        onClick={() => {
          setWasOpened(true);
          onOpen?.();
        }}
      >
        {name}
      </summary>
      {wasOpened && <div className={styles.inner}>{children}</div>}
    </details>
  );
}
