import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSuggestionsFeaturedQuery } from '../__generated__/useSuggestionsFeaturedQuery.graphql.ts';
import type { useSuggestionsQuery } from '../__generated__/useSuggestionsQuery.graphql.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { createAsker, type Asker } from './asker.ts';
import type { SuggestedProduct, Suggestions } from './suggest.rules.ts';

/** Long enough to skip the letters in the middle of a word, too short to be felt. */
const REST_MILLISECONDS = 80;

/** What the graph suggests for a term; null when it could not say. */
export interface Answer {
  readonly term: string;
  readonly suggestions: Suggestions | null;
}

interface SuggestionsSource extends Asker {
  /** The answer that came last; null before the first, and after `forget`. */
  answer: Answer | null;
  /** Drops the answer that came last, and wants no other. */
  forget(): void;
  /** What the shop puts forward; null until it is known, empty when it could not be had. */
  featured: readonly SuggestedProduct[] | null;
  /** Asks for what the shop puts forward, unless it is known. */
  wantFeatured(): void;
}

/** Suggestions for what is being typed, and featured products for before that. Nothing is asked for until it is wanted. */
export function useSuggestions(): SuggestionsSource {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [featured, setFeatured] = useState<readonly SuggestedProduct[] | null>(null);
  const [asker] = useState(() =>
    createAsker<Suggestions>({
      restMilliseconds: REST_MILLISECONDS,
      onAnswer: (term, suggestions) => setAnswer({ term, suggestions }),
      ask(term, done) {
        const subscription = fetchQuery<useSuggestionsQuery>(environment, suggestQuery, { query: term }).subscribe({
          next: ({ suggestions }) => done(suggestions ?? null),
          error: (error: Error) => {
            reportUnexpected(error);
            done(null);
          },
        });
        return () => subscription.unsubscribe();
      },
    }),
  );
  useEffect(() => () => asker.stop(), [asker]);

  return {
    answer,
    want: asker.want,
    stop: asker.stop,
    forget() {
      asker.stop();
      setAnswer(null);
    },
    featured,
    wantFeatured() {
      if (featured?.length) return;
      fetchQuery<useSuggestionsFeaturedQuery>(
        environment,
        featuredQuery,
        {},
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ featuredProducts }) => setFeatured(featuredProducts?.edges.map(({ node }) => node) ?? []),
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
        ...SuggestedProduct_product @relay(mask: false)
      }
      totalCount
    }
  }
`;

const featuredQuery = graphql`
  query useSuggestionsFeaturedQuery {
    featuredProducts(first: 4) {
      edges {
        node {
          ...SuggestedProduct_product @relay(mask: false)
        }
      }
    }
  }
`;
