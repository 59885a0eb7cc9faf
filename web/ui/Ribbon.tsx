import type { ReactNode } from 'react';
import { ribbon } from './Ribbon.css.ts';

/** A label at the corner of a picture, such as "Sale". */
export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={ribbon}>{children}</span>;
}
