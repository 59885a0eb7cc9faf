import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type {
  DeliveryMethod,
  PaymentMethod,
  usePlaceOrderMutation,
} from '../__generated__/usePlaceOrderMutation.graphql.ts';
import { ask } from '../relay/ask.ts';
import { loadCart } from '../cart/copy/load-cart.ts';
import { readStored, writeStored } from '../cart/copy/stored-copy.ts';
import { refusedFields, type FieldErrors } from '../ui/form/fields.rules.ts';
import type { CheckoutDraft } from './checkout.rules.ts';
import { changeDraft, clearDraft, orderKey } from './checkout-draft.ts';

export interface PlaceOrderState {
  isPending: boolean;
  /** Why nothing was ordered, or that we cannot tell. */
  problem: string | null;
  /** Whether the cart is where to put it right. */
  leadsToCart: boolean;
}

interface PlaceOrderListeners {
  /** Some fields were refused. */
  onFields(fields: FieldErrors): void;
  /** What was shown of the cart is no longer so. */
  onStale(): void;
}

type Result = usePlaceOrderMutation['response']['checkoutComplete'];

const idle: PlaceOrderState = { isPending: false, problem: null, leadsToCart: false };

const placeOrder = graphql`
  mutation usePlaceOrderMutation($input: CheckoutCompleteInput!) {
    checkoutComplete(input: $input) {
      ... on CheckoutCompletePayload @alias(as: "done") {
        order {
          path
        }
        paymentUrl
      }
      ... on UserError @alias(as: "refusal") {
        code
        message
      }
      ... on InvalidFieldsError @alias(as: "invalid") {
        fields {
          field
          message
        }
      }
    }
  }
`;

/** Places the order, once however often it is pressed, and leads to where it is shown or paid. */
export function usePlaceOrder(draft: CheckoutDraft, { onFields, onStale }: PlaceOrderListeners) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [state, setState] = useState(idle);
  const isSending = useRef(false);
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

  async function send(paymentMethod: string | null, expectedTotal: number): Promise<Result> {
    const input = {
      idempotencyKey: orderKey(),
      contact: draft.contact,
      delivery: {
        method: draft.method as DeliveryMethod,
        address: draft.method === 'ADDRESS' ? draft.address : null,
        storeId: draft.method === 'COLLECTION' ? draft.storeId : null,
      },
      billingAddress: draft.method === 'ADDRESS' ? draft.billing : null,
      paymentMethod: paymentMethod as PaymentMethod,
      purchaseOrderNumber: draft.purchaseOrderNumber,
      expectedTotal,
    };
    return (await ask<usePlaceOrderMutation>(environment, placeOrder, { input })).checkoutComplete;
  }

  async function place(paymentMethod: string | null, expectedTotal: number) {
    if (isSending.current) return;
    isSending.current = true;
    setState({ ...idle, isPending: true });
    try {
      const cart = await loadCart(environment);
      // What the shopper sees may not have reached the shop yet.
      if (!(await cart.settle())) throw new Error('the cart is not saved yet');
      const { done, refusal, invalid } = await send(paymentMethod, expectedTotal);
      if (done) {
        writeStored({ ...readStored(), quantity: 0, cart: null, changes: [] });
        void cart.refresh();
        isPlaced.current = true;
        if (done.paymentUrl) location.assign(done.paymentUrl);
        else void navigate(done.order.path, { replace: true });
        return;
      }
      // Nothing was ordered: the next press is another order.
      changeDraft({});
      if (invalid) onFields(refusedFields(invalid.fields));
      else onStale();
      setState({
        isPending: false,
        problem: refusal?.message ?? null,
        leadsToCart: refusal?.code === 'STOCK_SHORTAGE' || refusal?.code === 'CART_EMPTY',
      });
    } catch {
      // The order may have been placed and its answer lost: the key stays, so that pressing again asks for the same order.
      setState({
        isPending: false,
        problem:
          'The shop did not answer, so we cannot tell whether your order was placed. Press again: it will not be placed twice.',
        leadsToCart: false,
      });
    } finally {
      isSending.current = false;
    }
  }

  return { state, place };
}
