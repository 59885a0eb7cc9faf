import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
