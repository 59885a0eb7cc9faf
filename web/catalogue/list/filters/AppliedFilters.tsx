import { useEffect, useRef } from 'react';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { AppliedFilter } from '../applied-filters.rules.ts';
import { listPath, type ListAddress } from '../list-address.ts';
import * as styles from './AppliedFilters.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';

interface AppliedFiltersProps {
  filters: readonly AppliedFilter[];
  address: ListAddress;
  clearedPath: string;
  /** Null for none and for several. */
  finish: string | null;
}

export function AppliedFilters({ filters, address, clearedPath, finish }: AppliedFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);

  // The focused link has been removed, so focus moves to the next one.
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a');
    links?.[Math.min(removed.current, links.length - 1)]?.focus({ preventScroll: true });
    removed.current = null;
  }, [filters.length]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label="Selected filters">
      {filters.map(({ label, without }, index) => (
        <li key={label}>
          <Link
            className={styles.filter}
            to={listPath(address, without)}
            preventScrollReset
            onClick={() => {
              removed.current = index;
            }}
          >
            <span>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              <span>{label}</span>
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
      {finish && (
        <li>
          <Link className={styles.clear} to={`/finishes/${slugOf(finish)}`}>{`Match ${finish} across the shop`}</Link>
        </li>
      )}
    </ul>
  );
}
