import {
  BREAK,
  isAbstractType,
  Kind,
  typeFromAST,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What decides which fields are asked for: the fragments of the document, and what each flag of its `@skip` and `@include` says. */
export interface Asking {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  flags: Readonly<Record<string, unknown>>;
}

/** The variables that decide whether a field is asked for at all. */
export function flagsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      const condition = conditionOf(node);
      if (condition?.kind === Kind.VARIABLE) names.add(condition.name.value);
    },
  });
  return [...names];
}

/** Whether an operation asks about the graph itself. */
export function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name }) {
      asks = name.value === '__schema' || name.value === '__type';
      return asks ? BREAK : undefined;
    },
  });
  return asks;
}

/** The fields that are asked of one type, through fragments too, in the order of the answer and by its keys; nodes of one key are one field. */
export function askedFields(
  asking: Asking,
  type: GraphQLObjectType,
  nodes: readonly { selectionSet?: SelectionSetNode | undefined }[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (!isIncluded(selection.directives ?? [], asking.flags)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD && spread.has(selection.name.value)) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) spread.add(selection.name.value);
      // safe key: a valid document spreads only fragments that it has
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? asking.fragments[selection.name.value] : selection;
      if (fragment && isOf(asking.schema, fragment, type)) collect(fragment.selectionSet.selections);
    }
  };
  for (const { selectionSet } of nodes) collect(selectionSet?.selections ?? []);
  return fields;
}

function isOf(
  schema: GraphQLSchema,
  { typeCondition }: { typeCondition?: FragmentDefinitionNode['typeCondition'] | undefined },
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const wanted = typeFromAST(schema, typeCondition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}

function isIncluded(directives: readonly DirectiveNode[], flags: Asking['flags']): boolean {
  return directives.every((directive) => {
    const condition = conditionOf(directive);
    if (!condition) return true;
    const holds =
      condition.kind === Kind.VARIABLE
        ? Object.hasOwn(flags, condition.name.value) && flags[condition.name.value] === true
        : condition.kind === Kind.BOOLEAN && condition.value;
    return holds === (directive.name.value === 'include');
  });
}

function conditionOf({ name, arguments: given }: DirectiveNode) {
  return name.value === 'skip' || name.value === 'include'
    ? given?.find((argument) => argument.name.value === 'if')?.value
    : undefined;
}
