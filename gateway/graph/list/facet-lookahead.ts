import { Kind, print, visit, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { fieldsReading } from '../reading-fields.ts';

type Lookahead = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation' | 'schema'>;

const known = new WeakMap<FieldNode, boolean>();

/**
 * Whether a list's selection set may read its facets, ignoring @skip and @include: they are more than half of a
 * response. When one alias of a list selects them, all aliases request them, so that they share one call.
 */
export function selectsFacets({ fieldNodes, ...operation }: Lookahead): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const isSelected = listsWithFacets(operation).has(listOf(node));
    known.set(node, isSelected);
    return isSelected;
  });
}

/** Each as its name and arguments. */
function listsWithFacets({ operation, fragments, schema }: Omit<Lookahead, 'fieldNodes'>): Set<string> {
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
  fragments: Lookahead['fragments'],
  ofFacets: ReadonlySet<string>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return ofFacets.has(selection.name.value);
    return selects(
      // safe key: a valid document spreads only fragments that it defines
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
      fragments,
      ofFacets,
    );
  });
}
