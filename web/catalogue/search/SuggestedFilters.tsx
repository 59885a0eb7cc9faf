import type { SearchPage_searchResults$data } from '../../__generated__/SearchPage_searchResults.graphql.ts';
import { facetOf, withValue } from '../list/applied-filters.rules.ts';
import { listPath } from '../list/list-address.ts';
import type { ListState } from '../list/list-state.rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchAddress } from './search.rules.ts';
import { suggestedFilters } from './suggested-filters.rules.ts';
import * as styles from './SuggestedFilters.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface SuggestedFiltersProps {
  list: NonNullable<SearchPage_searchResults$data['products']>;
  /** The term after its correction. */
  term: string;
  state: ListState;
}

/** Each a link that filters by the value and searches for the rest of the term. */
export function SuggestedFilters({ list: { totalCount, facets }, term, state }: SuggestedFiltersProps) {
  const open = facets.filter(({ name }) => facetOf(state, name).values.length === 0);
  const suggested = suggestedFilters(term, totalCount, open);
  if (suggested.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Suggested filters">
      {suggested.map(({ facet, value, term: rest }) => (
        <li key={facet + value}>
          <Link className={styles.filter} to={listPath(searchAddress(rest), withValue(state, facet, value, true))}>
            <Icon name="filter" size={14} />
            <span>
              <span>{`Only ${value} `}</span>
              <span className={styles.facet}>{facet}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
