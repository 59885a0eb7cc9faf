import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { graphqlRequestError, requestError, type RequestError } from './request-error.ts';
import { DOCUMENT_LIMITS } from '../../limits.data.ts';

/** A hostile document can have thousands of errors, so validation stops at this many. */
const ERRORS_MAXIMUM = 5;

/** Parses and validates a document within its limits. */
export function readDocument(schema: GraphQLSchema, text: string): DocumentNode | RequestError {
  try {
    // The token limit keeps deep nesting from exhausting the stack.
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
    const rejection = checkDocument(document);
    if (rejection) return rejection;
    const errors = validate(schema, document, undefined, { maxErrors: ERRORS_MAXIMUM });
    return errors.length > 0 ? invalid('GRAPHQL_VALIDATION_FAILED', errors) : document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.includes('Parsing aborted')
      ? tooLarge(`${DOCUMENT_LIMITS.tokens} tokens: names, values and punctuation`)
      : invalid('GRAPHQL_PARSE_FAILED', [error]);
  }
}

const invalid = (...found: Parameters<typeof graphqlRequestError>): RequestError => ({
  ...graphqlRequestError(...found),
  isDocument: true,
});

const tooLarge = (most: string): RequestError => ({
  ...requestError(400, 'OPERATION_TOO_LARGE', `An operation has at most ${most}.`),
  isDocument: true,
});

type Measured = Omit<typeof DOCUMENT_LIMITS, 'tokens'>;

const LABELS: Readonly<Record<keyof Measured, string>> = {
  depth: 'levels of fields',
  schemaDepth: 'levels of fields below the schema',
  aliases: 'aliases',
  directives: 'directives',
  rootFields: 'fields of the operation itself',
  listItems: 'items in one list',
};

/** Memoised results: a document is measured once. */
const results = new WeakMap<DocumentNode, RequestError | null>();

/** Rejects a document over a limit. Runs before validation, whose time grows faster than linearly with the document. */
export function checkDocument(document: DocumentNode): RequestError | null {
  const known = results.get(document);
  if (known !== undefined) return known;
  const measured = measureDocument(document);
  const [over] = (Object.keys(LABELS) as (keyof Measured)[]).filter(
    (measure) => measured[measure] > DOCUMENT_LIMITS[measure],
  );
  const rejection = over
    ? tooLarge(`${DOCUMENT_LIMITS[over]} ${LABELS[over]}`)
    : hasSubscription(document)
      ? noSubscriptions
      : null;
  results.set(document, rejection);
  return rejection;
}

const noSubscriptions: RequestError = {
  ...requestError(400, 'BAD_REQUEST', 'The graph has queries and mutations, and no subscriptions.'),
  isDocument: true,
};

/** Checked here because graphql's own error for a missing root type has no code. */
function hasSubscription({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION,
  );
}

/** Measures a document with its fragments expanded: the maximum over its operations. */
export function measureDocument(document: DocumentNode): Measured {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const sizes = new Map<SelectionSetNode, SelectionSize>();
  const measured: Measured = { depth: 0, schemaDepth: 0, aliases: 0, directives: 0, rootFields: 0, listItems: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(definition.selectionSet, fragments, sizes, new Set());
    measured.depth = Math.max(measured.depth, size.depth);
    measured.schemaDepth = Math.max(measured.schemaDepth, size.schemaDepth);
    measured.aliases = Math.max(measured.aliases, size.aliases);
    measured.rootFields = Math.max(measured.rootFields, size.fields);
    measured.directives = Math.max(measured.directives, size.directives + (definition.directives?.length ?? 0));
  }
  // Unused fragments count too, because validation visits them.
  let directives = 0;
  visit(document, {
    Directive: () => void (directives += 1),
    ListValue: ({ values }) => void (measured.listItems = Math.max(measured.listItems, values.length)),
  });
  measured.directives = Math.max(measured.directives, directives);
  return measured;
}

/** The size of a selection set. `fields` counts its own fields, without nested ones. */
interface SelectionSize {
  fields: number;
  depth: number;
  schemaDepth: number;
  aliases: number;
  directives: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const emptySize: SelectionSize = { fields: 0, depth: 0, schemaDepth: 0, aliases: 0, directives: 0 };

/** Measures a selection set. Stops at fragment cycles, which only validation rejects. */
function sizeOf(
  set: SelectionSetNode,
  fragments: Fragments,
  sizes: Map<SelectionSetNode, SelectionSize>,
  ancestors: Set<SelectionSetNode>,
): SelectionSize {
  const known = sizes.get(set);
  if (known) return known;
  if (ancestors.has(set)) return emptySize;
  ancestors.add(set);
  const size = { ...emptySize };
  for (const selection of set.selections) {
    const isField = selection.kind === Kind.FIELD;
    const below =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    const inner = below ? sizeOf(below, fragments, sizes, ancestors) : emptySize;
    size.fields += isField ? 1 : inner.fields;
    const isSchema = isField && (selection.name.value === '__schema' || selection.name.value === '__type');
    size.depth = Math.max(size.depth, isSchema ? 1 : inner.depth + (isField ? 1 : 0));
    size.schemaDepth = Math.max(size.schemaDepth, isSchema ? inner.depth + 1 : inner.schemaDepth);
    size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    size.directives += inner.directives + (selection.directives?.length ?? 0);
  }
  ancestors.delete(set);
  sizes.set(set, size);
  return size;
}
