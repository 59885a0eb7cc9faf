import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchPath, termFrom } from '../search/search.rules.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './SearchForm.css.ts';

interface SearchFormProps {
  /** What sets this search box apart from another on the page. */
  label?: string;
}

/** A form that the browser can send by itself: `/search?query=…`. An empty term goes nowhere. */
export function SearchForm({ label = 'Search the shop' }: SearchFormProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = termFrom(parameters);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const term = termFrom(new URLSearchParams({ query: typeof typed === 'string' ? typed : '' }));
    if (term) void navigate(searchPath(term, null));
  }

  return (
    <search>
      <form className={styles.form} action="/search" onSubmit={search}>
        <input
          key={query}
          className={styles.field}
          type="search"
          name="query"
          defaultValue={query}
          placeholder="Search..."
          aria-label={label}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={100}
          required
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}
