import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { SearchResults_search$key } from '../../__generated__/SearchResults_search.graphql.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { listPath } from '../list/list-address.ts';
import type { ListState } from '../list/list-state.rules.ts';
import { isNothingNamed, matchNote, searchAddress } from './search.rules.ts';
import { SuggestedFilters } from './SuggestedFilters.tsx';
import * as styles from './SearchPage.css.ts';

interface SearchResultsProps {
  search: SearchResults_search$key;
  term: string;
  /** The term is searched as it is spelt. */
  isVerbatim: boolean;
  /** The state of the list in the URL. */
  state: ListState;
  /** Shown when no product matches. */
  empty: ReactNode;
}

/** The products that match a term, best first, and the term that was searched instead of a misspelt one. */
export function SearchResults({ search: reference, term, isVerbatim, state, empty }: SearchResultsProps) {
  const search = useFragment(
    graphql`
      fragment SearchResults_search on ProductSearch {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          correctedTerm
          replacedWords {
            words
            instead
          }
          excludedWords
          totalCount
          matchingAllCount
          ...SuggestedFilters_list
        }
        ...FilteredList_collection
      }
    `,
    reference,
  );
  const correctedTerm = search.products?.correctedTerm;
  const replacedWords = search.products?.replacedWords ?? [];
  const asTyped = !isVerbatim && (
    <>
      Search for <Link to={listPath(searchAddress(term, true), state)}>{term}</Link> instead.
    </>
  );
  return (
    <section className={styles.results} aria-label="Products found">
      {correctedTerm && (
        <p className={styles.corrected}>
          Showing results for <strong>{correctedTerm}</strong>. {asTyped}
        </p>
      )}
      {search.products && isNothingNamed(search.products) && (
        <p className={styles.corrected}>
          We don’t sell anything called <strong>{term}</strong>. Here are the closest things we have.
        </p>
      )}
      {replacedWords.map(({ words, instead }, index) => (
        <p key={words} className={styles.corrected}>
          We don’t sell {words}. Showing the nearest we do: <strong>{instead}</strong>.{' '}
          {!correctedTerm && index === replacedWords.length - 1 && asTyped}
        </p>
      ))}
      {search.products && search.products.excludedWords.length > 0 && (
        <p className={styles.corrected}>
          Leaving out <strong>{search.products.excludedWords.join(', ')}</strong>.
        </p>
      )}
      <FilteredList
        collection={search}
        address={searchAddress(term, isVerbatim)}
        state={state}
        defaultSortLabel="Best match"
        moreLabel="Load more results"
        empty={empty}
        countNote={search.products && matchNote(search.products)}
        suggestions={
          search.products && <SuggestedFilters list={search.products} term={correctedTerm ?? term} state={state} />
        }
      />
    </section>
  );
}
