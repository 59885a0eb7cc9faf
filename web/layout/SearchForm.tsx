import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchTerm } from '@storefront/domain/search-term.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { searchPath, termFrom } from '../catalogue/search/search.rules.ts';
import type { FieldUpgrade, SuggestBox } from '../catalogue/suggest/SuggestBox.tsx';
import { isBeingTyped } from '../catalogue/suggest/being-typed.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './SearchForm.css.ts';
import { useIsMounted } from '../browser/useIsMounted.ts';

interface SearchFormProps {
  /** Tells two search forms on a page apart. Defaults to "Search the shop". */
  label?: string;
}

/**
 * Works without scripts: `/search?query=…`. The suggestions load on the field's first use; the field stays the same
 * element, so that nothing typed meanwhile is lost. On `/search` itself they would cover the results.
 */
export function SearchForm({ label = 'Search the shop' }: SearchFormProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = termFrom(parameters);
  const hasSuggestions = useLocation().pathname !== '/search';
  const field = useRef<HTMLInputElement>(null);
  const scripted = useIsMounted();
  const { Box, load } = useSuggestions(field, hasSuggestions);
  const [boxUpgrade, setUpgrade] = useState<FieldUpgrade | null>(null);
  const upgrade = hasSuggestions ? boxUpgrade : null;
  const isCombobox = scripted && hasSuggestions;
  const shownQuery = useRef(query);
  useEffect(() => {
    if (shownQuery.current === query) return;
    const before = shownQuery.current;
    shownQuery.current = query;
    if (field.current && !isBeingTyped(field.current, before)) field.current.value = query;
  }, [query]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = searchTerm(field.current?.value ?? '');
    if (!term) return;
    if (upgrade) {
      upgrade.search(term);
      return;
    }
    import('../catalogue/suggest/recent-searches.ts').then(
      ({ rememberSearch }) => rememberSearch(term),
      () => {},
    );
    void navigate(searchPath(term));
  }

  return (
    <search className={styles.root} data-suggesting={upgrade?.isOpen || undefined}>
      <form className={styles.form} action="/search" onSubmit={search}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          role={isCombobox ? 'combobox' : 'searchbox'}
          aria-label={label}
          aria-autocomplete={isCombobox ? 'list' : undefined}
          aria-expanded={isCombobox ? false : undefined}
          name="query"
          defaultValue={query}
          placeholder="Search..."
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={TEXT_LENGTHS.searchTerm}
          required
          onFocus={load}
          onInput={load}
          {...upgrade?.fieldProps}
        />
        {upgrade && (
          <button type="button" className={styles.clear} aria-label="Clear the search field" onClick={upgrade.clear}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" size={22} />
        </button>
      </form>
      {Box && hasSuggestions && <Box field={field} label={label} query={query} onUpgrade={setUpgrade} />}
    </search>
  );
}

/** Loaded on the field's first use where they are shown. The form works without it. */
function useSuggestions(field: RefObject<HTMLInputElement | null>, isShown: boolean) {
  const [Box, setBox] = useState<typeof SuggestBox | null>(null);
  const isAsked = useRef(false);
  function load() {
    if (isAsked.current || !isShown) return;
    isAsked.current = true;
    import('../catalogue/suggest/SuggestBox.tsx').then(
      // In no transition: it takes the field's text as it renders, and a letter typed before it is shown would be lost.
      (module) => setBox(() => module.SuggestBox),
      () => {
        isAsked.current = false;
      },
    );
  }
  // The field may have had focus before hydration.
  const loadAtFocus = useEffectEvent(() => {
    if (document.activeElement === field.current) load();
  });
  useEffect(() => loadAtFocus(), []);
  return { Box, load };
}
