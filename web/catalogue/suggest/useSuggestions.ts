import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSuggestionsFeaturedQuery } from '../../__generated__/useSuggestionsFeaturedQuery.graphql.ts';
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { readSuggestedProduct } from './SuggestEntry.tsx';
import { createDebouncedFetch } from './debounced-fetch.ts';
import type { SiteMatch, SuggestedProduct, Suggestions } from './suggest.rules.ts';

/** Long enough to skip the letters in the middle of a word, too short to notice. */
const DELAY_MILLISECONDS = 80;

/** Null for a part that could not be loaded. */
interface Found {
  readonly suggestions: Suggestions | null;
  readonly siteMatches: readonly SiteMatch[] | null;
}

interface Answer extends Found {
  readonly term: string;
}

const NOTHING_LOADED: Found = { suggestions: null, siteMatches: null };

/** Nothing is fetched before it is requested. */
export function useSuggestions() {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Null until they have loaded, empty when they could not be loaded. */
  const [featured, setFeatured] = useState<readonly SuggestedProduct[] | null>(null);
  const [debounced] = useState(() =>
    createDebouncedFetch<Found>({
      delayMilliseconds: DELAY_MILLISECONDS,
      isCacheable: ({ suggestions, siteMatches }) => suggestions !== null && siteMatches !== null,
      onAnswer: (term, found) => setAnswer({ term, ...(found ?? NOTHING_LOADED) }),
      fetch(term, done) {
        const subscription = fetchQuery<useSuggestionsQuery>(environment, suggestQuery, { query: term }).subscribe({
          next: ({ suggestions, siteMatches }) =>
            done({
              suggestions: suggestions
                ? { ...suggestions, products: suggestions.products.map(readSuggestedProduct) }
                : null,
              siteMatches: siteMatches ?? null,
            }),
          error: (error: Error) => {
            reportUnexpected(error);
            done(null);
          },
        });
        return () => subscription.unsubscribe();
      },
    }),
  );
  useEffect(() => () => debounced.cancel(), [debounced]);

  return {
    answer,
    request: debounced.request,
    cancel: debounced.cancel,
    forget() {
      debounced.cancel();
      setAnswer(null);
    },
    featured,
    loadFeatured() {
      if (featured?.length) return;
      fetchQuery<useSuggestionsFeaturedQuery>(
        environment,
        featuredQuery,
        {},
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ featuredProducts }) =>
          setFeatured(featuredProducts?.edges.map(({ node }) => readSuggestedProduct(node)) ?? []),
        error: (error: Error) => {
          reportUnexpected(error);
          setFeatured([]);
        },
      });
    },
  };
}

const suggestQuery = graphql`
  query useSuggestionsQuery($query: String!) {
    suggestions(query: $query, limit: 6) {
      term
      correctedTerm
      terms
      categories {
        name
        path
        breadcrumb {
          name
          path
        }
      }
      brands {
        name
        path
      }
      products {
        ...SuggestEntry_product
      }
      totalCount
    }
    siteMatches(query: $query, isTyping: true) {
      kind
      name
      path
      heading
      parent
    }
  }
`;

const featuredQuery = graphql`
  query useSuggestionsFeaturedQuery {
    featuredProducts(first: 4) {
      edges {
        node {
          ...SuggestEntry_product
        }
      }
    }
  }
`;
