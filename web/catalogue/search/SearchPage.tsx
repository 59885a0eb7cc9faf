import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router';
import { codeListIn, itemsParameter } from '@storefront/domain/order-lines.rules.ts';
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { usePage } from '../../relay/page.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { isVerbatimIn, termFrom } from './search.rules.ts';
import { EmptySearch } from './EmptySearch.tsx';
import * as styles from './SearchPage.css.ts';
import { SearchPrompt } from './SearchPrompt.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SiteMatches } from './SiteMatches.tsx';

/** The products that match a term, or a prompt to give one. */
export function SearchPage() {
  const { productSearch, siteMatches, prompt } = usePage<SearchPageQuery>(graphql`
    query SearchPageQuery(
      $query: String!
      $verbatim: Boolean!
      $page: Int
      $filters: ProductFilters
      $sort: ProductSort
      $facetSize: Int
      $searching: Boolean!
    ) @throwOnFieldError {
      productSearch(query: $query, verbatim: $verbatim) @include(if: $searching) {
        ...listLoader_collection
        ...codedProduct_search
        ...pricedSearch_search
        ...SearchResults_search
      }
      siteMatches(query: $query) @include(if: $searching) @catch(to: NULL) {
        ...SiteMatches_matches
      }
      ...SearchPrompt_query @alias(as: "prompt") @skip(if: $searching)
    }
  `);
  const [searchParams] = useSearchParams();
  const term = termFrom(searchParams);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTerm = useRef(term);

  // A suggested filter searches for other words, and its focused link goes with the results it belonged to.
  useEffect(() => {
    if (shownTerm.current === term) return;
    shownTerm.current = term;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [term]);

  const isVerbatim = isVerbatimIn(searchParams);
  const codes = codeListIn(term);
  const empty = <EmptySearch term={term} />;
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={term ? `Results for “${term}”` : 'Search'} robots="noindex, follow" />
      <div className={styles.intro}>
        <Breadcrumb items={[{ name: 'Search', path: '/search' }]} />
        <h1 ref={heading} className={styles.heading} tabIndex={-1}>
          {term ? `Results for “${term}”` : 'What are you looking for?'}
        </h1>
        {codes && (
          <p className={styles.contact}>
            This looks like a list of product codes.{' '}
            <Link to={`/quick-order?items=${encodeURIComponent(itemsParameter(codes))}`}>Order them together</Link>
          </p>
        )}
      </div>
      {siteMatches && <SiteMatches matches={siteMatches} />}
      {productSearch ? (
        <SearchResults
          key={`${term} ${isVerbatim}`}
          search={productSearch}
          term={term}
          isVerbatim={isVerbatim}
          state={listStateFrom(searchParams)}
          empty={empty}
        />
      ) : (
        term !== '' && empty
      )}
      {prompt && <SearchPrompt query={prompt} />}
    </div>
  );
}
