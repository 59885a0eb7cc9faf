import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
