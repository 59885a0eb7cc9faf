import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { AppliedFilter } from './applied-filters.rules.ts';
import * as styles from './EmptyList.css.ts';
import { listPath, type ListAddress } from './list-address.ts';

interface EmptyListProps {
  filters: readonly AppliedFilter[];
  address: ListAddress;
  /** Path of the list without filters. */
  clearedPath: string;
}

/** Shown when no product fits the filters: offers to remove each of them. */
export function EmptyList({ filters, address, clearedPath }: EmptyListProps) {
  return (
    <EmptyState
      title="No products match all your filters"
      action={
        <ButtonLink to={clearedPath} preventScrollReset>
          Clear all filters
        </ButtonLink>
      }
    >
      {filters.length > 1 && (
        <>
          <p>Try removing one:</p>
          <ul className={styles.list}>
            {filters.map(({ label, without }) => (
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
