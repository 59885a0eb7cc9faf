import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import * as styles from './Button.css.ts';

interface Looks {
  /** Primary is for the one thing to do here; quiet has no border. Defaults to secondary. */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** 40, 48 or 56 px high. Defaults to medium. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  wide?: boolean;
}

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Its work is under way: it keeps its place and focus, and takes no further press. */
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
      {pending && <span className={styles.progress} />}
    </button>
  );
}

interface ButtonLinkProps extends Looks, ComponentProps<typeof Link> {}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes({ tone, size, wide }, className)} />;
}

function classes({ tone = 'secondary', size = 'medium', wide }: Looks, more: string | undefined): string {
  return [styles.tone[tone], styles.size[size], wide && styles.wide, more].filter(Boolean).join(' ');
}
