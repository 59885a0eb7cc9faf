import type { ReactNode } from 'react';
import { Button, type ButtonLooks } from '../Button.tsx';
import { printButton } from './printed.css.ts';

interface PrintButtonProps extends Pick<ButtonLooks, 'tone' | 'size'> {
  children: ReactNode;
}

/** Not on the page without JavaScript. */
export function PrintButton({ tone = 'quiet', ...rest }: PrintButtonProps) {
  return <Button {...rest} tone={tone} className={printButton} onClick={() => window.print()} />;
}
