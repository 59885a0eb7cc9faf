import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { SearchPageQuery } from '../__generated__/SearchPageQuery.graphql.ts';
import { usePage } from '../relay/page.ts';
import { listStateFrom } from '../list/list.rules.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import { termFrom } from './search.rules.ts';
import * as styles from './SearchPage.css.ts';
import { SearchPrompt } from './SearchPrompt.tsx';
import { SearchResults } from './SearchResults.tsx';

/** What a term finds, or a prompt to give one. */
export function SearchPage() {
  const { results, list, prompt } = usePage<SearchPageQuery>(graphql`
    query SearchPageQuery(
      $query: String!
      $page: Int
      $filters: ProductFilters
      $sort: ProductSort
      $facetSize: Int
      $searching: Boolean!
    ) @throwOnFieldError {
      found: search(query: $query, first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
        @include(if: $searching) {
        pageCount
        applied {
          facets {
            name
            values
            minimum
            maximum
          }
          brands {
            slug
          }
        }
      }
      ...SearchResults_query
        @alias(as: "results")
        @include(if: $searching)
        @arguments(query: $query, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
      ...SearchResults_list
        @alias(as: "list")
        @include(if: $searching)
        @arguments(query: $query, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
      ...SearchPrompt_query @alias(as: "prompt") @skip(if: $searching)
    }
  `);
  const [searchParams] = useSearchParams();
  const term = termFrom(searchParams);
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={term ? `Results for “${term}”` : 'Search'} robots="noindex, follow" />
      <div className={styles.intro}>
        <Breadcrumb items={[{ name: 'Search', path: '/search' }]} />
        <h1 className={styles.heading}>{term ? `Results for “${term}”` : 'What are you looking for?'}</h1>
      </div>
      {results && list && (
        <SearchResults key={term} query={results} list={list} term={term} state={listStateFrom(searchParams)} />
      )}
      {prompt && <SearchPrompt query={prompt} />}
    </div>
  );
}
