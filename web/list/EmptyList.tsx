import { Link } from 'react-router';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Choice } from './choices.rules.ts';
import * as styles from './EmptyList.css.ts';
import { listPath, type ListAddress } from './list-address.ts';

interface EmptyListProps {
  choices: readonly Choice[];
  address: ListAddress;
  /** The list with none of them. */
  clearedPath: string;
}

/** Filters that leave nothing of a list: which of them to take away. */
export function EmptyList({ choices, address, clearedPath }: EmptyListProps) {
  return (
    <EmptyState
      title="Nothing fits all of that"
      action={
        <ButtonLink to={clearedPath} preventScrollReset>
          Clear all filters
        </ButtonLink>
      }
    >
      {choices.length > 1 && (
        <>
          <p>With one filter less there may be something:</p>
          <ul className={styles.list}>
            {choices.map(({ label, without }) => (
              <li key={label}>
                <Link className={styles.link} to={listPath(address, without)} preventScrollReset>
                  Without {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
