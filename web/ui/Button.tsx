import type { ComponentProps } from 'react';
import * as styles from './Button.css.ts';
import { Link } from '../framework/navigation/Link.tsx';

export interface ButtonLooks {
  /** `primary` for the main action of a view; `quiet` has no border. Defaults to `secondary`. */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** 44, 48 or 56 px high. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Defaults to false. */
  wide?: boolean;
}

interface ButtonProps extends ButtonLooks, ComponentProps<'button'> {
  /** The button keeps its size and focus, and ignores clicks. Defaults to false. */
  pending?: boolean;
}

export function Button({
  tone,
  size,
  wide,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ tone, size, wide }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLooks, ComponentProps<typeof Link> {}

export function ButtonLink({ tone, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes({ tone, size, wide }, className)} />;
}

function classes({ tone = 'secondary', size = 'medium', wide }: ButtonLooks, more: string | undefined): string {
  return [styles.tone[tone], styles.sizes[size], wide && styles.wide, more].filter(Boolean).join(' ');
}
