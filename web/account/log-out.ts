import { graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { logOutMutation } from '../__generated__/logOutMutation.graphql.ts';
import { clearDraft } from '../checkout/checkout-draft.ts';
import { ask } from '../relay/ask.ts';
import { sessionChanged } from '../session/session.ts';

/** Signs out, and forgets what this page knew of the customer. Answers the line to show. */
export async function sendLogOut(environment: Environment): Promise<string> {
  const { customerLogOut } = await ask<logOutMutation>(
    environment,
    graphql`
      mutation logOutMutation {
        customerLogOut {
          ... on CustomerLogOutPayload @alias(as: "done") {
            message
            cart {
              quantity
            }
          }
          ... on UserError @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    {},
    // The root keeps who was signed in, and no answer says otherwise.
    (store) => void store.getRoot().setValue(null, 'customer'),
  );
  clearDraft();
  sessionChanged();
  return customerLogOut.done?.message ?? customerLogOut.refusal?.message ?? 'Log out successful';
}
