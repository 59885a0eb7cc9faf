import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { PaymentMethod, usePlaceOrderMutation } from '../__generated__/usePlaceOrderMutation.graphql.ts';
import { useCart } from '../cart/useCart.ts';
import { useFormMutation } from '../relay/useFormMutation.ts';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { refusedFields, type FieldErrors } from '../ui/form/fields.rules.ts';
import type { CheckoutDraft } from './checkout.rules.ts';
import { changeDraft, clearDraft, orderKey } from './checkout-draft.ts';

interface PlaceOrderListeners {
  /** Some fields were refused. */
  onFields(fields: FieldErrors): void;
  /** What was shown of the cart is no longer so. */
  onStale(): void;
}

const PRESS_AGAIN = 'so we cannot tell whether your order was placed. Press again: it will not be placed twice.';

/** Places the order, once however often it is pressed, and leads to where it is shown or paid. */
export function usePlaceOrder(draft: CheckoutDraft, { onFields, onStale }: PlaceOrderListeners) {
  const cart = useCart();
  const navigate = useNavigate();
  const { commit, isPending, errors, problem } = useFormMutation<usePlaceOrderMutation>(
    graphql`
      mutation usePlaceOrderMutation($input: CheckoutCompleteInput!) {
        result: checkoutComplete(input: $input) {
          ... on CheckoutCompletePayload @alias(as: "done") {
            order {
              path
            }
            paymentUrl
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    {
      messages: {
        unreachable: `The shop did not answer, ${PRESS_AGAIN}`,
        broken: `Something went wrong, ${PRESS_AGAIN}`,
      },
    },
  );
  const isPlaced = useRef(false);
  useEffect(() => {
    // Forgotten only as this page is left: without what was filled in it would lead back to its first step.
    const forget = () => {
      if (isPlaced.current) clearDraft();
    };
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('pagehide', forget);
      forget();
    };
  }, []);

  function place(paymentMethod: PaymentMethod, expectedTotal: number) {
    commit({
      variables: {
        input: {
          // The key stays until the draft changes, so that pressing again after a lost answer asks for the same order.
          idempotencyKey: orderKey(),
          contact: draft.contact,
          delivery: {
            method: draft.method,
            address: draft.method === 'ADDRESS' ? draft.address : null,
            storeId: draft.method === 'COLLECTION' ? draft.storeId : null,
          },
          billingAddress: draft.method === 'ADDRESS' ? draft.billing : null,
          paymentMethod,
          purchaseOrderNumber: draft.purchaseOrderNumber,
          expectedTotal,
        },
      },
      async before() {
        // The shop may not have all that the shopper sees.
        if (!(await cart.settle())) throw new ConnectionError('the cart is not saved yet');
      },
      async onDone({ order, paymentUrl }) {
        cart.forget();
        isPlaced.current = true;
        if (paymentUrl) location.assign(paymentUrl);
        else await navigate(order.path, { replace: true });
      },
      onRefused({ invalid }) {
        // Nothing was ordered: the next press is another order.
        changeDraft({});
        if (invalid) onFields(refusedFields(invalid.fields));
        else onStale();
      },
    });
  }

  return {
    place,
    isPending,
    problem,
    /** Whether the cart is where to put it right. */
    leadsToCart: errors?.code === 'STOCK_SHORTAGE' || errors?.code === 'CART_EMPTY',
  };
}

export type PlaceOrderState = Pick<ReturnType<typeof usePlaceOrder>, 'isPending' | 'problem' | 'leadsToCart'>;
