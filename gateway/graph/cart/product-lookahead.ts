import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { fieldsReading } from '../reading-fields.ts';

const known = new WeakMap<FieldNode, boolean>();

/** Whether a cart's selection set reads its products. Ignores selections with a directive, which may be skipped. */
export function selectsProducts({
  fieldNodes,
  fragments,
  schema,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema'>): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const isSelected = selects(node.selectionSet, fragments, fieldsReading(schema, 'products'));
    known.set(node, isSelected);
    return isSelected;
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
      // safe key: validation ensures that each spread names a defined fragment
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
      fragments,
      ofProducts,
    );
  });
}
