import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Cart } from './cart.rules.ts';

const CARTS_MAXIMUM = 10_000;
/** Longer carts are rare, and their products are several calls. */
const LINES_MAXIMUM = 50;

/**
 * Which products each cart held when it was last read through this process, so that they can be asked for side by side with the cart instead
 * of after it. Nothing is answered from this: where a cart has changed since, what is missing is asked for then.
 */
export interface CartForesight {
  /** The paths of the products that a cart may hold; none for one that has not been seen. */
  pathsOf(cartToken: string): readonly string[];
  /** Notes what a cart holds. */
  note(cartToken: string, cart: Cart): void;
}

export function createCartForesight(): CartForesight {
  const held = new LRUCache<string, readonly string[]>({ max: CARTS_MAXIMUM });
  return {
    pathsOf: (cartToken) => held.get(cartToken) ?? [],
    note(cartToken, { lines }) {
      const before = held.get(cartToken);
      // What is new in an old store costs the engine more than looking whether it is.
      if (before?.length === lines.length && before.every((path, index) => path === lines[index]?.path)) return;
      if (lines.length > 0 && lines.length <= LINES_MAXIMUM) held.set(cartToken, lines.map(({ path }) => path));
      else held.delete(cartToken);
    },
  };
}

/** The fields of a cart and its lines that are read from the catalogue. */
const OF_PRODUCTS = new Set(['delivery', 'maximumQuantity', 'product', 'totals', 'warnings']);

const known = new WeakMap<FieldNode, boolean>();

/** Whether a field that is a cart is asked, whatever its variables say, for something of the products in it. */
export function asksForProducts({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const asks = selects(node.selectionSet, fragments);
    known.set(node, asks);
    return asks;
  });
}

function selects(set: SelectionSetNode | undefined, fragments: GraphQLResolveInfo['fragments']): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.directives && selection.directives.length > 0) return false;
    if (selection.kind === Kind.FIELD && OF_PRODUCTS.has(selection.name.value)) return true;
    return selects(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet, fragments);
  });
}
