import type { ReactNode } from 'react';
import { ribbon } from './Ribbon.css.ts';

/** A word set on a picture's corner, such as Sale. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={ribbon}>{children}</span>;
}
