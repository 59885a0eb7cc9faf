import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** The fields of a cart and its lines that are read from the catalogue. */
const OF_PRODUCTS = new Set(['delivery', 'leadTime', 'maximumQuantity', 'product', 'totals', 'warnings']);

const known = new WeakMap<FieldNode, boolean>();

/** Whether a field that is a cart is asked, whatever its variables say, for something of the products in it. */
export function asksForProducts({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean {
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
    return selects(
      // safe key: a valid document spreads only fragments that it has
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
      fragments,
    );
  });
}
