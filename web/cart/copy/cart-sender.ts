import { getRequest, graphql, type Environment, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import cartViewQuery from '../../__generated__/CartViewQuery.graphql.ts';
import { cartKey } from './cart-key.ts';
import { findLine, type CartCopy } from './copy.rules.ts';
import type { Queued } from './queue.rules.ts';
import type { Answer } from './sync.ts';

const ADD = graphql`
  mutation cartSenderAddMutation($input: CartLineAddInput!) {
    result: cartLineAdd(input: $input) {
      ... on CartLineAddPayload {
        cart {
          ...CartContents_cart
        }
        warnings {
          message
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

const UPDATE = graphql`
  mutation cartSenderUpdateMutation($input: CartLineUpdateInput!) {
    result: cartLineUpdate(input: $input) {
      ... on CartLineUpdatePayload {
        cart {
          ...CartContents_cart
        }
        warnings {
          message
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

const REMOVE = graphql`
  mutation cartSenderRemoveMutation($input: CartLineRemoveInput!) {
    result: cartLineRemove(input: $input) {
      ... on CartLineRemovePayload {
        cart {
          ...CartContents_cart
        }
        warnings {
          message
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

/** What the graph answers, over the wire. */
interface Response {
  data?: object | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** How long an answer is waited for: a call that hangs would hold up the queue in every tab. */
const PATIENCE_MILLISECONDS = 15_000;

/** The answer as it came over the wire: it is kept, and goes into Relay's store from there. Rejected when there was none. */
async function ask(environment: Environment, operation: GraphQLTaggedNode, variables: Variables): Promise<Response> {
  const { params } = getRequest(operation);
  const answering = environment.getNetwork().execute(params, variables, { force: true }).toPromise();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), PATIENCE_MILLISECONDS);
  try {
    return (await Promise.race([answering, late.promise])) as Response;
  } finally {
    clearTimeout(timer);
  }
}

type Result = { cart: CartCopy; warnings: readonly { message: string }[] } | { message: string };

const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';
const GONE: Answer = { kind: 'refused', message: 'That item is no longer in your cart.' };

/** Sends one change; the promise is rejected when the shop gave no answer. */
export async function sendChange(environment: Environment, change: Queued, cart: CartCopy | null): Promise<Answer> {
  if (change.kind === 'add')
    return answerOf(
      await ask(environment, ADD, { input: { ...change.input, idempotencyKey: change.id, cartKey: cartKey() } }),
    );
  const lineId = findLine(cart?.lines ?? [], change.line)?.id;
  if (lineId === undefined) return cart && change.kind === 'remove' ? { kind: 'done', cart, warnings: [] } : GONE;
  if (change.kind === 'remove') return answerOf(await ask(environment, REMOVE, { input: { lineId } }));
  return answerOf(await ask(environment, UPDATE, { input: { lineId, quantity: change.quantity } }));
}

function answerOf({ data, errors }: Response): Answer {
  const result = (data as { result?: Result | null } | null | undefined)?.result;
  if (result && 'cart' in result)
    return { kind: 'done', cart: result.cart, warnings: result.warnings.map(({ message }) => message) };
  if (result) return { kind: 'refused', message: result.message };
  const error = errors?.[0];
  // What fails on our side would fail again: only a shop that is away is worth another try.
  if (!error || error.extensions?.code === UNAVAILABLE) throw new Error('no answer');
  return { kind: 'refused', message: 'Something went wrong on our side. Please try again.' };
}

/** The shop's cart as it is now; the promise is rejected when it cannot be read. */
export async function fetchCart(environment: Environment): Promise<CartCopy> {
  const { data } = await ask(environment, cartViewQuery, {});
  const cart = (data as { cart?: CartCopy | null } | null | undefined)?.cart;
  if (!cart) throw new Error('no answer');
  return cart;
}
