import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Choice } from '../choices.rules.ts';
import { listPath, type ListAddress } from '../list-address.ts';
import * as styles from './Choices.css.ts';

interface ChoicesProps {
  choices: readonly Choice[];
  address: ListAddress;
  /** The list with none of them. */
  clearedPath: string;
}

/** What a list is narrowed by, each a link to the list without it. */
export function Choices({ choices, address, clearedPath }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);

  // The pressed link goes, and focus would go with it: the next one takes it.
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a');
    links?.[Math.min(removed.current, links.length - 1)]?.focus({ preventScroll: true });
    removed.current = null;
  }, [choices.length]);

  if (choices.length === 0) return null;
  return (
    <ul ref={list} className={styles.choices} aria-label="Chosen filters">
      {choices.map(({ label, without }, index) => (
        <li key={label}>
          <Link
            className={styles.choice}
            to={listPath(address, without)}
            preventScrollReset
            onClick={() => {
              removed.current = index;
            }}
          >
            <span>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              {label}
            </span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={clearedPath} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
