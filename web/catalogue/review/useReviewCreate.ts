import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useReviewCreateMutation } from '../../__generated__/useReviewCreateMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';

/** Whether a review is published at once or awaits moderation. */
export type ReviewStatus = 'PUBLISHED' | 'PENDING';

const NOT_SENT = 'Your review is still here, so please try again.';

/** Submits a review. A published one is added to the top of the product's list. */
export function useReviewCreate(productId: string, onDone: (status: ReviewStatus) => void) {
  const { commit, isPending, errors, problem } = useFormMutation<useReviewCreateMutation>(
    graphql`
      mutation useReviewCreateMutation($input: ReviewCreateInput!, $connections: [ID!]!) {
        result: reviewCreate(input: $input) {
          ... on ReviewCreatePayload @alias(as: "done") {
            status
            reviewEdge @prependEdge(connections: $connections) {
              node {
                ...ReviewItem_review
              }
            }
            product {
              ...ReviewSummary_product
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    {
      messages: {
        unreachable: `Not sent yet: the shop isn’t responding. ${NOT_SENT}`,
        broken: `Not sent yet: something went wrong. ${NOT_SENT}`,
      },
    },
  );

  function send(form: FormData) {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    commit({
      variables: {
        input: {
          productId,
          rating: Number(form.get('rating') ?? 0),
          title: text('title'),
          body: text('body'),
          author: text('author'),
          email: text('email'),
          orderNumber: text('orderNumber'),
        },
        connections: [ConnectionHandler.getConnectionID(productId, 'ReviewList_reviews')],
      },
      onDone: ({ status }) => onDone(status === 'PENDING' ? 'PENDING' : 'PUBLISHED'),
    });
  }

  return { send, isPending, errors, problem };
}
