import {
  graphql,
  type Environment,
  type GraphQLTaggedNode,
  type OptimisticMutationConfig,
  type RecordSourceProxy,
} from 'relay-runtime';
import type { cartOperationsAddMutation } from '../../__generated__/cartOperationsAddMutation.graphql.ts';
import type { cartOperationsRemoveMutation } from '../../__generated__/cartOperationsRemoveMutation.graphql.ts';
import type { cartOperationsUpdateMutation } from '../../__generated__/cartOperationsUpdateMutation.graphql.ts';
import { readFormErrors } from '../../relay/FormErrors.ts';
import { sendMutation } from '../../relay/send-mutation.ts';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import { cartKey } from '../outbox/cart-key.ts';
import { readCart } from './cart-fragment.ts';
import { findLine, type Change, type RawCart } from '../outbox/optimistic-cart.rules.ts';
import type { OutboxEntry } from '../outbox/outbox.rules.ts';
import type { Answer } from '../outbox/sync.ts';

const ADD = graphql`
  mutation cartOperationsAddMutation($input: CartLineAddInput!) @raw_response_type {
    result: cartLineAdd(input: $input) {
      ... on CartLineAddPayload @alias(as: "done") {
        cart {
          id
          ...CartContents_cart
          ...cartFragment_cart
        }
        warnings {
          message
        }
      }
      ...FormErrors_error @alias(as: "error")
    }
  }
`;

const UPDATE = graphql`
  mutation cartOperationsUpdateMutation($input: CartLineUpdateInput!) @raw_response_type {
    result: cartLineUpdate(input: $input) {
      ... on CartLineUpdatePayload @alias(as: "done") {
        cart {
          id
          ...CartContents_cart
          ...cartFragment_cart
        }
        warnings {
          message
        }
      }
      ...FormErrors_error @alias(as: "error")
    }
  }
`;

const REMOVE = graphql`
  mutation cartOperationsRemoveMutation($input: CartLineRemoveInput!) @raw_response_type {
    result: cartLineRemove(input: $input) {
      ... on CartLineRemovePayload @alias(as: "done") {
        cart {
          id
          ...CartContents_cart
          ...cartFragment_cart
        }
        warnings {
          message
        }
      }
      ...FormErrors_error @alias(as: "error")
    }
  }
`;

const mutations = { add: ADD, update: UPDATE, remove: REMOVE };

type CartMutation = cartOperationsAddMutation | cartOperationsUpdateMutation | cartOperationsRemoveMutation;

/** Links `Query.cart` to the cart of a mutation: in a browser that has not read its cart, nothing else does. */
function linkCart(store: RecordSourceProxy, id: string): void {
  const cart = store.get(id);
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
}

/** `cart` is the cart after the change. */
export function optimisticMutation(change: Change, cart: RawCart): OptimisticMutationConfig {
  return {
    mutation: mutations[change.kind],
    variables: change.variables,
    optimisticResponse: { result: optimisticPayload(change, cart) },
    optimisticUpdater: (store) => linkCart(store, cart.id),
  };
}

/** Checked by itself, because the union with the errors accepts any object with a `__typename`. */
type Payload<Mutation extends CartMutation> = Extract<Mutation['rawResponse']['result'], { readonly cart: object }>;

function optimisticPayload({ kind }: Change, cart: RawCart): Payload<CartMutation> {
  switch (kind) {
    case 'add':
      return { __typename: 'CartLineAddPayload', cart, warnings: [] };
    case 'update':
      return { __typename: 'CartLineUpdatePayload', cart, warnings: [] };
    case 'remove':
      return { __typename: 'CartLineRemovePayload', cart, warnings: [] };
  }
}

const NOT_THERE: Answer = { kind: 'refused', message: 'That item is no longer in your basket.' };

/** Rejects with a ConnectionError when the shop does not answer. */
export async function sendChange(environment: Environment, change: OutboxEntry, cart: RawCart | null): Promise<Answer> {
  if (change.kind === 'add')
    return commit(environment, ADD, {
      input: { ...change.variables.input, idempotencyKey: change.id, cartKey: cartKey() },
    });
  // The id may have changed: a line that was added offline gets its own from the shop.
  const lineId = findLine(cart?.lines ?? [], change.line)?.id;
  if (lineId !== undefined)
    return commit(environment, mutations[change.kind], { input: { ...change.variables.input, lineId } });
  return cart && change.kind === 'remove' ? { kind: 'done', cart, warnings: [] } : NOT_THERE;
}

function commit(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: CartMutation['variables'],
): Promise<Answer> {
  return inTime((resolve, reject) => {
    const abandoned = new AbortController();
    sendMutation<CartMutation>(environment, mutation, {
      variables,
      // The shop's answer alone. What the mutation resolves to comes from the store, under the optimistic response.
      updater(store, data) {
        if (!data) return;
        if (data.result.done) linkCart(store, data.result.done.cart.id);
        resolve(answerOf(data));
      },
      signal: abandoned.signal,
    }).catch(reject);
    return () => abandoned.abort();
  });
}

function answerOf({ result: { done, error } }: CartMutation['response']): Answer {
  if (done) return { kind: 'done', cart: readCart(done.cart), warnings: done.warnings.map(({ message }) => message) };
  if (error) return { kind: 'refused', message: readFormErrors(error).message };
  throw new Error('The cart was answered with neither a payload nor an error');
}

/** A call that hangs would hold up the outbox in every tab. */
const TIMEOUT_MILLISECONDS = 15_000;

/** `start` sends the request and returns what abandons it. Rejects with a ConnectionError after 15 seconds. */
export function inTime<Answered>(
  start: (resolve: (answer: Answered) => void, reject: (error: Error) => void) => () => void,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const abandon = start(resolve, reject);
  const timer = setTimeout(() => {
    abandon();
    reject(new ConnectionError('No answer in time'));
  }, TIMEOUT_MILLISECONDS);
  return promise.finally(() => clearTimeout(timer));
}
