import { Kind, print, visit, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { fieldsReading } from '../reading-fields.ts';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation' | 'schema'>;

const known = new WeakMap<FieldNode, boolean>();

/**
 * Whether a field that is a list is asked what it can be narrowed by, under any condition. Where it is not, the shop API need not count it,
 * and nobody need read it: it is more than half of what a list answers. A page reads one list in several places, by other names: when one of
 * them asks, all do, so that they share one call.
 */
export function asksForFacets({ fieldNodes, ...asked }: Asked): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const asks = listsWithFacets(asked).has(listOf(node));
    known.set(node, asks);
    return asks;
  });
}

/** The lists of an operation that are asked for facets somewhere, each as its name and arguments. */
function listsWithFacets({ operation, fragments, schema }: Omit<Asked, 'fieldNodes'>): Set<string> {
  const ofFacets = fieldsReading(schema, 'facets');
  const lists = new Set<string>();
  const collect = {
    Field(node: FieldNode) {
      if (selects(node.selectionSet, fragments, ofFacets)) lists.add(listOf(node));
    },
  };
  for (const { selectionSet } of [operation, ...Object.values(fragments)]) visit(selectionSet, collect);
  return lists;
}

function listOf({ name, arguments: given }: FieldNode): string {
  return [name.value, ...(given ?? []).map(print).sort()].join();
}

function selects(
  set: SelectionSetNode | undefined,
  fragments: Asked['fragments'],
  ofFacets: ReadonlySet<string>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return ofFacets.has(selection.name.value);
    return selects(
      // safe key: a valid document spreads only fragments that it has
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
      fragments,
      ofFacets,
    );
  });
}
