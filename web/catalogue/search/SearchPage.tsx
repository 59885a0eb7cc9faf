import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { codeListIn, itemsParameter } from '@storefront/domain/order-lines.rules.ts';
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { isVerbatimIn, termFrom, isNothingNamed, matchNote, searchAddress } from './search.rules.ts';
import { EmptySearch } from './EmptySearch.tsx';
import * as styles from './SearchPage.css.ts';
import type { SearchPage_searchResults$key } from '../../__generated__/SearchPage_searchResults.graphql.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { listPath } from '../list/list-address.ts';
import type { ListState } from '../list/list-state.rules.ts';
import * as filters from './SuggestedFilters.css.ts';
import { SuggestedFilters } from './SuggestedFilters.tsx';
import { productCards } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export function SearchPage() {
  const { productSearch, siteMatches, featuredProducts } = usePage<SearchPageQuery>(graphql`
    query SearchPageQuery(
      $query: String!
      $verbatim: Boolean!
      $page: Int
      $filters: ProductFilters
      $sort: ProductSort
      $facetSize: Int
      $searching: Boolean!
    ) @throwOnFieldError @raw_response_type {
      productSearch(query: $query, verbatim: $verbatim) @include(if: $searching) {
        ...listLoader_collection
        ...searchRoute_codedProduct
        ...searchRoute_pricedSearch
        ...SearchPage_searchResults
      }
      siteMatches(query: $query) @include(if: $searching) @catch(to: NULL) {
        kind
        name
        path
        parent
        heading
      }
      featuredProducts(first: 8) @skip(if: $searching) @catch(to: NULL) {
        edges {
          node {
            id
            ...ProductCard_product
          }
        }
      }
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
            <Link className={styles.contactLink} to={`/quick-order?items=${encodeURIComponent(itemsParameter(codes))}`}>
              Order them together
            </Link>
          </p>
        )}
      </div>
      {siteMatches && siteMatches.length > 0 && <SiteMatches matches={siteMatches} />}
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
      {term === '' && <SearchPrompt featured={featuredProducts} />}
    </div>
  );
}

function SiteMatches({ matches }: { matches: NonNullable<SearchPageQuery['response']['siteMatches']> }) {
  return (
    <nav aria-label="Categories and pages">
      <ul className={filters.list}>
        {matches.map(({ kind, name, path, parent, heading }) => (
          <li key={path}>
            <Link className={filters.filter} to={path}>
              <Icon name="chevronRight" size={14} />
              <span>
                <span>{kind === 'CATEGORY' ? `Shop all ${name}` : (heading ?? name)}</span>
                {heading && <span className={filters.facet}>{` in ${name}`}</span>}
                {parent && <span className={filters.facet}>{` in ${parent}`}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchResultsProps {
  search: SearchPage_searchResults$key;
  term: string;
  /** The term is searched as it is spelt. */
  isVerbatim: boolean;
  state: ListState;
  empty: ReactNode;
}

function SearchResults({ search: reference, term, isVerbatim, state, empty }: SearchResultsProps) {
  const search = useFragment(
    graphql`
      fragment SearchPage_searchResults on ProductSearch {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          correctedTerm
          replacedWords {
            words
            instead
          }
          missingWord
          excludedWords
          totalCount
          matchingAllCount
          facets {
            name
            kind
            values {
              value
              count
            }
          }
        }
        ...FilteredList_collection
      }
    `,
    reference,
  );
  const correctedTerm = search.products?.correctedTerm;
  const replacedWords = search.products?.replacedWords ?? [];
  const asTyped = (
    <span>
      Search for <Link to={listPath(searchAddress(term, true), state)}>{term}</Link> instead.
    </span>
  );
  return (
    <section className={styles.results} aria-label="Products found">
      {correctedTerm && (
        <p className={styles.corrected}>
          Showing results for <strong>{correctedTerm}</strong>. {!isVerbatim && asTyped}
        </p>
      )}
      {search.products && isNothingNamed(search.products) && (
        <p className={styles.corrected}>
          These don’t match <strong>{search.products.missingWord ?? term}</strong>, but they’re the closest we have.
        </p>
      )}
      {replacedWords.map(({ words, instead }, index) => (
        <p key={words} className={styles.corrected}>
          <span>{`We don’t sell ${words}. Showing the nearest we do: `}</span>
          <strong>{instead}</strong>. {!isVerbatim && !correctedTerm && index === replacedWords.length - 1 && asTyped}
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

function SearchPrompt({ featured }: { featured: SearchPageQuery['response']['featuredProducts'] }) {
  const products = featured?.edges.map(({ node: product }) => ({ product })) ?? [];
  return (
    <>
      <p className={styles.contact}>Search by name, brand, size, colour or product code, or start here.</p>
      {products.length > 0 && (
        <section className={styles.results} aria-labelledby="search-featured">
          <h2 id="search-featured" className={styles.subheading}>
            Featured products
          </h2>
          <ProductGrid>{productCards(products)}</ProductGrid>
        </section>
      )}
    </>
  );
}
