import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  Kind,
  Lexer,
  OperationTypeNode,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ParseOptions,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { DOCUMENT_LIMITS } from '../limits.data.ts';
import { docsOf, requestError } from './request-error.ts';

/** Of bounded length, as locating an error takes as long as the text before it, and deep nesting exhausts the stack. */
export function parseDocument(text: string | Source, options?: ParseOptions): DocumentNode {
  const source = typeof text === 'string' ? new Source(text) : text;
  if (source.body.length > DOCUMENT_LIMITS.characters) throw tooLarge(DOCUMENT_LIMITS.characters, 'characters');
  try {
    refuseTokens(source);
    return parse(source, options);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === undefined)
      error.extensions.docs = docsOf('GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

/** The parser's own limit can be told from a syntax error by its message alone. */
function refuseTokens(source: Source): void {
  const lexer = new Lexer(source);
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1)
    if (tokens === DOCUMENT_LIMITS.tokens)
      throw tooLarge(DOCUMENT_LIMITS.tokens, 'tokens: names, values and punctuation');
}

/** A hostile document can have thousands of errors. */
const ERRORS_MAXIMUM = { maxErrors: 5 };

export function validateDocument(schema: GraphQLSchema, document: DocumentNode, rules?: readonly ValidationRule[]) {
  return validate(schema, document, rules, ERRORS_MAXIMUM);
}

/** Within limits. Throws the document's first error. */
export function readDocument(schema: GraphQLSchema, text: string): DocumentNode {
  const document = parseDocument(text);
  const [error] = validateDocument(schema, document, [...specifiedRules, ...documentLimits]);
  if (error) throw error;
  return document;
}

const tooLarge = (most: number, label: string) =>
  requestError(400, 'OPERATION_TOO_LARGE', `An operation has at most ${most} ${label}.`, { isDocument: true });

/** Ends graphql-armor's validation with an error of ours. */
const limit = (n: number, label: string) => ({
  n,
  onReject: [
    () => {
      throw tooLarge(n, label);
    },
  ],
});

/** With those of fragments and without nested ones; computed once for each set, as fragments can double each other. */
function fieldsOf(set: SelectionSetNode, context: ValidationContext, counts: Map<SelectionSetNode, number>): number {
  const known = counts.get(set);
  if (known !== undefined) return known;
  // Fragments may spread each other, which only validation rejects.
  counts.set(set, 0);
  const count = set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.getFragment(selection.name.value);
    return below ? sum + fieldsOf(below.selectionSet, context, counts) : sum;
  }, 0);
  counts.set(set, count);
  return count;
}

const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    if (fieldsOf(selectionSet, context, new Map()) > DOCUMENT_LIMITS.rootFields)
      throw tooLarge(DOCUMENT_LIMITS.rootFields, 'fields of the operation itself');
  },
});

const listItemsRule: ValidationRule = () => ({
  ListValue({ values }) {
    if (values.length > DOCUMENT_LIMITS.listItems) throw tooLarge(DOCUMENT_LIMITS.listItems, 'items in one list');
  },
});

/** graphql-js keeps the values of variables in a plain object. */
const variableNamesRule: ValidationRule = () => ({
  Variable({ name }) {
    if (name.value === '__proto__')
      throw requestError(400, 'BAD_REQUEST', 'No variable has the name __proto__.', { isDocument: true });
  },
});

/** graphql's own error for a missing root type has no code. */
const noSubscriptionsRule: ValidationRule = () => ({
  OperationDefinition({ operation }) {
    if (operation === OperationTypeNode.SUBSCRIPTION)
      throw requestError(400, 'BAD_REQUEST', 'The graph has queries and mutations, and no subscriptions.', {
        isDocument: true,
      });
  },
});

/** Those of graphql-armor, and those that it lacks. A broken one ends the validation. */
export const documentLimits: readonly ValidationRule[] = [
  noSubscriptionsRule,
  maxDepthRule({
    ...limit(DOCUMENT_LIMITS.depth, 'levels of fields'),
    flattenFragments: true,
    ignoreIntrospection: false,
  }),
  // By default it exempts `__typename`.
  maxAliasesRule({ ...limit(DOCUMENT_LIMITS.aliases, 'aliases'), allowList: [] }),
  maxDirectivesRule(limit(DOCUMENT_LIMITS.directives, 'directives')),
  rootFieldsRule,
  listItemsRule,
  variableNamesRule,
];
