import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** The fields of a list that are read from what it can be narrowed by. */
const OF_FACETS = new Set(['facets', 'brands', 'priceBounds', 'applied']);

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, boolean>();

/**
 * Whether a field that is a list is asked what it can be narrowed by, under any condition. Where it is not, the shop API need not count it,
 * and nobody need read it: it is more than half of what a list answers.
 */
export function asksForFacets({ fieldNodes, fragments }: Asked): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const asks = selects(node.selectionSet, fragments);
    known.set(node, asks);
    return asks;
  });
}

function selects(set: SelectionSetNode | undefined, fragments: Asked['fragments']): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return OF_FACETS.has(selection.name.value);
    return selects(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet, fragments);
  });
}
