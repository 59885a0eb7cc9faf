import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { printButton } from './printed.css.ts';

/** Prints the page. Not on the page without JavaScript. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button tone="quiet" className={printButton} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
