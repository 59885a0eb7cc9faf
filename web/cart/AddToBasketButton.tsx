import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { AddToBasketButtonMutation } from '../__generated__/AddToBasketButtonMutation.graphql.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './AddToBasketButton.css.ts';
import { writeQuantity } from './cart-copy.ts';
import { useCart } from './CartProvider.tsx';
import { useCartMutation } from './useCartMutation.ts';

interface AddToBasketButtonProps {
  productId: string;
  /** The chosen variant; none for a product that has just one. */
  variantId?: string | null;
  quantity: number;
  /** What is added, for those who hear the button without its surroundings. */
  name: string;
  /** The chosen add-ons. */
  modifiers?: readonly { readonly modifierId: string; readonly optionId: string }[];
  /** What the button says; "Add to basket" unless told. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  /** Asked at each press; false when something is missing, and the page has said so. */
  mayAdd?: () => boolean;
  onAdded?: () => void;
}

/** How long the button says that it has added. */
const ADDED_MILLISECONDS = 3_500;

interface Problem {
  message: string;
  /** The graph gave no answer, so that the same press may well succeed now. */
  retry: boolean;
}

/** Adds to the cart, opens the drawer on the line, and tells beside itself why nothing was added. */
export function AddToBasketButton({ productId, variantId, quantity, name, modifiers, label = 'Add to basket', size = 'small', disabled, mayAdd, onAdded }: AddToBasketButtonProps) {
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready');
  const [problem, setProblem] = useState<Problem | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { showAdded } = useCart();
  const announce = useAnnounce();
  const send = useCartMutation<AddToBasketButtonMutation>(
    graphql`
      mutation AddToBasketButtonMutation($input: CartLineAddInput!) {
        cartLineAdd(input: $input) {
          ... on CartLineAddPayload @alias(as: "done") {
            cart {
              quantity
              ...CartContents_cart
            }
            line {
              id
            }
            warnings {
              message
            }
          }
          ... on UserError @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    makeCartKnown,
  );

  async function add() {
    setProblem(null);
    setState('adding');
    clearTimeout(resting.current);
    try {
      const { done, refusal } = (await send({ input: { productId, variantId, quantity, modifiers } })).cartLineAdd;
      if (!done) return refuse({ message: refusal?.message ?? '', retry: false });
      setState('added');
      resting.current = setTimeout(() => setState('ready'), ADDED_MILLISECONDS);
      writeQuantity(done.cart.quantity);
      announce('Added to basket');
      showAdded(
        done.line.id,
        done.warnings.map(({ message }) => message),
      );
      onAdded?.();
    } catch {
      refuse({ message: 'Not added yet: the shop did not answer.', retry: true });
    }
  }

  function refuse(reason: Problem) {
    setState('ready');
    setProblem(reason);
  }

  return (
    <div className={styles.block}>
      <Button
        tone="primary"
        size={size}
        wide
        pending={state === 'adding'}
        disabled={disabled}
        onClick={() => {
          if (mayAdd?.() ?? true) void add();
        }}
      >
        {state === 'added' && <Icon name="check" />}
        {state === 'added' ? <Added isShort={size === 'small'} /> : label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
          {problem.retry && (
            <button type="button" className={styles.retry} onClick={() => void add()}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** A small button has room for one word; who hears it hears them all. */
function Added({ isShort }: { isShort: boolean }) {
  if (!isShort) return 'Added to basket';
  return (
    <span>
      Added<VisuallyHidden> to basket</VisuallyHidden>
    </span>
  );
}

/** The drawer may never have been opened: with the cart at the root of the store, it opens on the answer instead of asking again. */
function makeCartKnown(store: RecordSourceSelectorProxy<AddToBasketButtonMutation['response']>) {
  const cart = store.getRootField('cartLineAdd').getLinkedRecord('cart');
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
}
