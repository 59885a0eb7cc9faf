import { useId, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FACET_SIZE } from '../list-state.rules.ts';
import * as styles from './ValueList.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { formatNumber } from '@storefront/domain/text.rules.ts';

export interface Option {
  value: string;
  label: string;
  count: number;
  swatch: { readonly colour: string; readonly edge: string } | null;
  checked: boolean;
}

interface ValueListProps {
  label: string;
  name: string;
  options: readonly Option[];
  total: number;
  all: boolean;
  /** Lists up to 80 values. */
  allPath: string;
  onChange: (value: string, checked: boolean) => void;
}

/** A long list starts with the first values; the full list can be searched. */
export function ValueList({ label, name, options, total, all, allPath, onChange }: ValueListProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(all);
  const [wasAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState('');
  // Selected values come first when the page opens; a row that is clicked later stays under the pointer.
  const [first] = useState(() => new Set(options.filter(({ checked }) => checked).map(({ value }) => value)));
  const ordered = [
    ...options.filter(({ value }) => first.has(value)),
    ...options.filter(({ value }) => !first.has(value)),
  ];
  const sought = wanted.trim().toLowerCase();
  const shown = ordered.filter(
    (option, index) => option.checked || (isWhole ? option.label.toLowerCase().includes(sought) : index < FACET_SIZE),
  );
  const isLong = total > FACET_SIZE;

  return (
    <>
      {isWhole && isLong && (
        <input
          // The link that this field replaces had focus.
          ref={(field) => {
            if (wasAsked) field?.focus({ preventScroll: true });
          }}
          className={styles.search}
          type="search"
          value={wanted}
          placeholder={`Find in ${label.toLowerCase()}`}
          aria-label={`Find in ${label}`}
          aria-controls={id}
          autoComplete="off"
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form, which has not changed.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <ul id={id} className={isWhole && isLong ? `${styles.values} ${styles.long}` : styles.values}>
        {shown.map((option) => (
          <ValueOption
            key={option.value}
            name={name}
            option={option}
            onChange={(checked) => onChange(option.value, checked)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>No matches.</p>}
      {!isWhole && isLong && (
        <Link
          className={styles.more}
          to={allPath}
          rel="nofollow"
          preventScrollReset
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            setWhole(true);
            setAsked(true);
            if (options.length > FACET_SIZE) event.preventDefault();
          }}
        >
          Load more filters
          <VisuallyHidden>{` of ${label}`}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}

/** A value without products is disabled, unless it is selected. */
export function ValueOption({
  name,
  option,
  onChange,
}: {
  name: string;
  option: Option;
  onChange: (checked: boolean) => void;
}) {
  const { value, label, count, swatch, checked } = option;
  return (
    <li>
      <label className={styles.value}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          disabled={count === 0 && !checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {swatch && (
          <svg fill={swatch.colour} stroke={swatch.edge} aria-hidden="true">
            <circle />
          </svg>
        )}
        <span>{label}</span>
        <small>
          <span>{formatNumber(count)}</span>
          <VisuallyHidden>{count === 1 ? ' product' : ' products'}</VisuallyHidden>
        </small>
      </label>
    </li>
  );
}
