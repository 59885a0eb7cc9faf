import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { useReviewCreateMutation } from '../__generated__/useReviewCreateMutation.graphql.ts';

/** Whether a review can be read already, or waits for the shop. */
export type ReviewStatus = 'PUBLISHED' | 'PENDING';

/** Why the shop does not have a review: in a line, and field by field where it is about fields. */
export interface Refusal {
  message: string;
  fields: readonly { readonly field: string; readonly message: string }[];
}

interface ReviewCreation {
  send: (form: FormData) => void;
  isSending: boolean;
  refusal: Refusal | null;
}

const NO_ANSWER: Refusal = {
  message: 'Not sent yet: the shop did not answer. What you have written is still here; please try again.',
  fields: [],
};

const mutation = graphql`
  mutation useReviewCreateMutation($input: ReviewCreateInput!) {
    reviewCreate(input: $input) {
      ... on ReviewCreatePayload @alias(as: "done") {
        status
        product {
          ratingSummary {
            count
          }
          ...ReviewSummary_product
          ...ReviewList_product
        }
      }
      ... on InvalidFieldsError @alias(as: "invalid") {
        fields {
          field
          message
        }
      }
      ... on UserError @alias(as: "refusal") {
        message
      }
    }
  }
`;

/** Sends a review. The answer brings the product's reviews with it, so that the page shows it at once. */
export function useReviewCreate(productId: string, onDone: (status: ReviewStatus) => void): ReviewCreation {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const environment = useRelayEnvironment();

  function send(form: FormData) {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    setRefusal(null);
    setSending(true);
    // Not by `ask`: a review whose list could not be read again has been written all the same.
    commitMutation<useReviewCreateMutation>(environment, {
      mutation,
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
      },
      onCompleted: ({ reviewCreate }) => {
        setSending(false);
        if (reviewCreate?.done) onDone(reviewCreate.done.status === 'PENDING' ? 'PENDING' : 'PUBLISHED');
        else
          setRefusal(
            reviewCreate?.refusal
              ? { message: reviewCreate.refusal.message, fields: reviewCreate.invalid?.fields ?? [] }
              : NO_ANSWER,
          );
      },
      onError: () => {
        setSending(false);
        setRefusal(NO_ANSWER);
      },
    });
  }
  return { send, isSending, refusal };
}
