import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { fieldsReading } from '../reading-fields.ts';

const known = new WeakMap<FieldNode, boolean>();

/** Whether a field that is a cart is asked, whatever its variables say, for something of the products in it. */
export function asksForProducts({
  fieldNodes,
  fragments,
  schema,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema'>): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const asks = selects(node.selectionSet, fragments, fieldsReading(schema, 'products'));
    known.set(node, asks);
    return asks;
  });
}

function selects(
  set: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo['fragments'],
  ofProducts: ReadonlySet<string>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.directives && selection.directives.length > 0) return false;
    if (selection.kind === Kind.FIELD && ofProducts.has(selection.name.value)) return true;
    return selects(
      // safe key: a valid document spreads only fragments that it has
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
      fragments,
      ofProducts,
    );
  });
}
