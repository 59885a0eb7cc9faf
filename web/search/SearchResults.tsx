import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SearchResults_query$key } from '../__generated__/SearchResults_query.graphql.ts';
import type { SearchResultsPaginationQuery } from '../__generated__/SearchResultsPaginationQuery.graphql.ts';
import { ListHeader } from '../category/ListHeader.tsx';
import { ProductList } from '../category/ProductList.tsx';
import { searchPath } from './search.rules.ts';
import { SearchEmpty } from './SearchEmpty.tsx';
import * as styles from './SearchPage.css.ts';

interface SearchResultsProps {
  query: SearchResults_query$key;
  term: string;
  /** The page of results that the address starts at, from 1. */
  page: number;
}

/** The products that a term finds, best first. */
export function SearchResults({ query, term, page }: SearchResultsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<SearchResultsPaginationQuery, SearchResults_query$key>(
    graphql`
      fragment SearchResults_query on Query
      @refetchable(queryName: "SearchResultsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 16 }, after: { type: "String" }, page: { type: "Int" }, query: { type: "String!" }) {
        search(query: $query, first: $first, after: $after, page: $page) @connection(key: "SearchResults_search", filters: ["query", "page"]) {
          totalCount
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
        ...SearchEmpty_query
      }
    `,
    query,
  );
  const products = data.search?.edges.map(({ node }) => node) ?? [];
  const stretch = { startPage: page, shown: products.length, total: data.search?.totalCount ?? 0 };

  if (products.length === 0) return <SearchEmpty query={data} term={term} />;
  return (
    <section className={styles.results} aria-label="Products found">
      <ListHeader total={stretch.total} />
      <ProductList
        products={products}
        stretch={stretch}
        pathOf={(wanted) => searchPath(term, wanted)}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        loadNext={loadNext}
      />
    </section>
  );
}
