import { useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { useCartRemovalMutation } from '../__generated__/useCartRemovalMutation.graphql.ts';
import type { useCartRemovalUndoMutation } from '../__generated__/useCartRemovalUndoMutation.graphql.ts';
import type { useCartRemoval_line$data, useCartRemoval_line$key } from '../__generated__/useCartRemoval_line.graphql.ts';
import { showingRemoval } from './cart.optimistic.ts';
import { useCartMutation } from './useCartMutation.ts';

/** How long a removal can be taken back. */
const UNDO_MILLISECONDS = 10_000;

export interface CartRemoval {
  /** The name of the line that has just been removed; null when there is none to bring back. */
  removedName: string | null;
  /** Why a line could not be removed or brought back. */
  problem: { message: string; retry: () => void } | null;
  remove(line: useCartRemoval_line$key, lines: readonly useCartRemoval_line$key[]): void;
  undo(): void;
}

type Addition = useCartRemovalUndoMutation['variables']['input'];

interface Removed {
  name: string;
  /** What brings it back. */
  addition: Addition;
}

/** Takes lines out of the cart, and brings the last one back for as long as it can be undone. */
export function useCartRemoval(cartId: string): CartRemoval {
  const environment = useRelayEnvironment();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<CartRemoval['problem']>(null);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendRemoval = useCartMutation<useCartRemovalMutation>(graphql`
    mutation useCartRemovalMutation($input: CartLineRemoveInput!) {
      cartLineRemove(input: $input) {
        ... on CartLineRemovePayload @alias(as: "done") {
          cart {
            ...CartContents_cart
          }
        }
        ... on UserError @alias(as: "refusal") {
          message
        }
      }
    }
  `);
  const sendAddition = useCartMutation<useCartRemovalUndoMutation>(graphql`
    mutation useCartRemovalUndoMutation($input: CartLineAddInput!) {
      cartLineAdd(input: $input) {
        ... on CartLineAddPayload @alias(as: "done") {
          cart {
            ...CartContents_cart
          }
        }
        ... on UserError @alias(as: "refusal") {
          message
        }
      }
    }
  `);

  async function remove(reference: useCartRemoval_line$key, references: readonly useCartRemoval_line$key[]) {
    const line = read(reference);
    const addition = additionOf(line, references.map(read));
    setProblem(null);
    remember(addition && { name: line.name, addition });
    const optimistic = environment.applyUpdate({ storeUpdater: showingRemoval(cartId, line.id) });
    try {
      const { refusal } = (await sendRemoval({ input: { lineId: line.id } })).cartLineRemove;
      if (refusal) {
        remember(null);
        setProblem({ message: refusal.message, retry: () => void remove(reference, references) });
      }
    } catch {
      remember(null);
      setProblem({ message: `${line.name} is not removed yet: the shop did not answer.`, retry: () => void remove(reference, references) });
    } finally {
      optimistic.dispose();
    }
  }

  async function restore(line: Removed) {
    remember(null);
    setProblem(null);
    try {
      const { refusal } = (await sendAddition({ input: line.addition })).cartLineAdd;
      if (refusal) setProblem({ message: refusal.message, retry: () => void restore(line) });
    } catch {
      setProblem({ message: `${line.name} is not back yet: the shop did not answer.`, retry: () => void restore(line) });
    }
  }

  function remember(line: Removed | null) {
    clearTimeout(forgetting.current);
    setRemoved(line);
    if (line) forgetting.current = setTimeout(() => setRemoved(null), UNDO_MILLISECONDS);
  }

  return {
    removedName: removed?.name ?? null,
    problem,
    remove: (line, lines) => void remove(line, lines),
    undo: () => removed && void restore(removed),
  };
}

function read(reference: useCartRemoval_line$key): useCartRemoval_line$data {
  return readInlineData(
    graphql`
      fragment useCartRemoval_line on CartLine @inline {
        id
        name
        sku
        quantity
        parentId
        product {
          id
          variants {
            id
            sku
          }
          modifiers {
            id
            options {
              id
              sku
            }
          }
        }
      }
    `,
    reference,
  );
}

/** What to add to have a line back with its add-ons; null for an add-on or a product that has gone. */
function additionOf({ id, sku, quantity, parentId, product }: useCartRemoval_line$data, lines: readonly useCartRemoval_line$data[]): Addition | null {
  if (!product || parentId) return null;
  const addOnCodes = new Set(lines.filter((line) => line.parentId === id).map((line) => line.sku));
  return {
    productId: product.id,
    variantId: product.variants?.find((variant) => variant.sku === sku)?.id,
    quantity,
    modifiers: product.modifiers?.flatMap((modifier) => {
      const option = modifier.options.find((candidate) => candidate.sku && addOnCodes.has(candidate.sku));
      return option ? [{ modifierId: modifier.id, optionId: option.id }] : [];
    }),
  };
}
