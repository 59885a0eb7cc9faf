import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { usePlaceOrderAddressMutation } from '../__generated__/usePlaceOrderAddressMutation.graphql.ts';
import type { PaymentMethod, usePlaceOrderMutation } from '../__generated__/usePlaceOrderMutation.graphql.ts';
import { useCart } from '../cart/useCart.ts';
import { forgetPlacedOrder, showPlacedOrder, storePlacedOrder } from '../relay/session/placed-order.ts';
import { isSignedIn } from '../relay/session/session.ts';
import { useFormMutation } from '../relay/useFormMutation.ts';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { refusedFields, type FieldErrors } from '../ui/form/fields.rules.ts';
import { changeDraft, clearDraft, discardStoredDraft, orderKey } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout.rules.ts';

interface PlaceOrderListeners {
  onFields(fields: FieldErrors): void;
  /** Called when the shown cart is out of date. */
  onStale(): void;
}

const PRESS_AGAIN =
  'so we can’t tell whether your order was placed. Please press the button again: it won’t be placed twice.';

/** Only once however often the button is clicked; then goes to payment or to the order page. */
export function usePlaceOrder(draft: CheckoutDraft, { onFields, onStale }: PlaceOrderListeners) {
  const cart = useCart();
  const navigate = useNavigate();
  const { commit, isPending, errors, problem } = useFormMutation<usePlaceOrderMutation>(
    graphql`
      mutation usePlaceOrderMutation($input: CheckoutCompleteInput!) {
        result: checkoutComplete(input: $input) {
          ... on CheckoutCompletePayload @alias(as: "done") {
            order {
              number
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
        unreachable: `The shop isn’t responding, ${PRESS_AGAIN}`,
        broken: `Something went wrong, ${PRESS_AGAIN}`,
      },
    },
  );
  const saveAddress = useSaveAddress(draft);
  const [isPlaced, setPlaced] = useState(false);
  const hasOrder = useClearedDraft();

  /** The delivery option and the total are those that the shopper saw. */
  function place(paymentMethod: PaymentMethod, expectedTotal: number, optionId: string | null) {
    // An earlier order would be shown in place of this one as soon as the basket is empty.
    forgetPlacedOrder();
    commit({
      variables: { input: { ...orderOf(draft, optionId), paymentMethod, expectedTotal } },
      async before() {
        // The shop may not have every change that the shopper sees.
        if (!(await cart.settle())) throw new ConnectionError('the cart is not saved yet');
      },
      onDone({ order, paymentUrl }) {
        hasOrder.current = true;
        setPlaced(true);
        storePlacedOrder(order);
        discardStoredDraft();
        cart.forget();
        saveAddress();
        if (!paymentUrl) return navigate(order.path, { replace: true });
        location.assign(paymentUrl);
        // The order is being placed until the browser has left this page.
        return new Promise(() => {});
      },
      onRefused({ invalid }) {
        const fields = invalid && refusedFields(invalid.fields);
        // Nothing was ordered, so the next click is another order: changing the draft drops the key.
        changeDraft(fields?.['delivery.optionId'] ? { deliveryOptionId: null } : {});
        if (fields) onFields(fields);
        else onStale();
      },
    });
  }

  return {
    place,
    isPending,
    problem,
    /** Since the shopper last saw the total. */
    changes: errors?.changed?.changes ?? [],
    /** The shop has the order, and the confirmation or the payment page is opening. */
    isPlaced,
    /** The shopper has to correct the cart. */
    leadsToCart: errors?.code === 'STOCK_SHORTAGE' || errors?.code === 'CART_EMPTY',
  };
}

function orderOf(draft: CheckoutDraft, optionId: string | null) {
  const { contact, method, address, storeId, billing, purchaseOrderNumber, declaredAge } = draft;
  const delivery =
    method === 'ADDRESS'
      ? { method, address, storeId: null, optionId }
      : { method, address: null, storeId, optionId: null };
  // The same key until the draft changes, so that a retry after a lost answer cannot place a second order.
  return { idempotencyKey: orderKey(), contact, delivery, billingAddress: billing, purchaseOrderNumber, declaredAge };
}

/** The order does not wait for it and stands without it. */
function useSaveAddress({ method, address, savesAddress, contact }: CheckoutDraft) {
  const { commit } = useFormMutation<usePlaceOrderAddressMutation>(graphql`
    mutation usePlaceOrderAddressMutation($input: CustomerAddressCreateInput!) {
      result: customerAddressCreate(input: $input) {
        ... on CustomerAddressCreatePayload @alias(as: "done") {
          customer {
            addresses {
              id
            }
            defaultAddress {
              id
              firstName
              lastName
              phone
              company
              address1
              address2
              city
              postcode
              isDeliverable
            }
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  return () => {
    if (method !== 'ADDRESS' || !savesAddress || !isSignedIn()) return;
    const { firstName, lastName, phone } = contact;
    commit({ variables: { input: { address: { ...address, firstName, lastName, phone } } } });
  };
}

/** Clears it when the shopper leaves with an order. Returns a reference to whether there is one. */
function useClearedDraft() {
  const hasOrder = useRef(false);
  useEffect(() => {
    const leave = () => {
      if (!hasOrder.current) return;
      showPlacedOrder();
      clearDraft();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return hasOrder;
}

export type PlaceOrderState = Pick<
  ReturnType<typeof usePlaceOrder>,
  'isPending' | 'problem' | 'changes' | 'leadsToCart'
>;
