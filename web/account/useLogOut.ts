import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import type { useLogOutMutation } from '../__generated__/useLogOutMutation.graphql.ts';
import { useCart } from '../cart/useCart.ts';
import { useFormMutation } from '../relay/useFormMutation.ts';
import { forgetPlacedOrder } from '../relay/session/placed-order.ts';
import { sessionChanged } from '../relay/session/session.ts';
import { useToast } from '../ui/toast/Toaster.tsx';

const loadDraft = () => import('../checkout/checkout-draft.ts');

/** Signs out, says so in a toast, and leaves the pages of the account and the checkout. */
export function useLogOut(): { logOut: () => void; isLeaving: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cart = useCart();
  const toast = useToast();
  const { commit, isPending } = useFormMutation<useLogOutMutation>(
    graphql`
      mutation useLogOutMutation {
        result: customerLogOut {
          ... on CustomerLogOutPayload @alias(as: "done") {
            message
            cart {
              quantity
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    {
      messages: {
        unreachable: 'The shop isn’t responding. You’re still signed in.',
        broken: 'Something went wrong. You’re still signed in.',
      },
    },
  );

  function logOut() {
    commit({
      variables: {},
      // The basket is the account's, so it is saved first; the draft's code loads now, so nothing fails afterwards.
      before: () => Promise.all([cart.settle(), loadDraft()]),
      // The response does not select `Query.customer`, which still links the signed-in customer.
      updater: (store, response) => {
        if (response?.result.done) store.getRoot().setValue(null, 'customer');
      },
      async onDone({ message }) {
        sessionChanged();
        cart.forget();
        toast(message);
        forgetPlacedOrder();
        (await loadDraft()).clearDraft();
        if (/^\/(?:account|checkout-now)(?:\/|$)/.test(pathname)) await navigate('/');
      },
      onRefused: ({ message }) => toast(message),
      onFailed: toast,
    });
  }

  return { logOut, isLeaving: isPending };
}
