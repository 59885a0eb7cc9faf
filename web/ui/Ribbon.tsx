import type { ReactNode } from 'react';
import { ribbon } from './Ribbon.css.ts';

/** Such as "Sale". */
export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={ribbon}>{children}</span>;
}
