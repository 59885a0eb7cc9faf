import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Partner } from '../partners/partner.ts';
import { readDocument } from './document-limits.ts';
import { chargeOf, checkCostLimits } from './operation-cost.ts';
import { analyseOperation } from './operation.ts';
import { checkScopes } from './scopes.ts';

/** The operation's name and lowest cost, or why it cannot be registered. */
export type RegistrationCheck = { name: string; cost: number } | { refusal: string };

/** One query, valid and within the limits, whose answer is the same for everyone. */
export function checkRegistration(
  schema: GraphQLSchema,
  partner: Pick<Partner, 'scopes'>,
  text: string,
): RegistrationCheck {
  const document = documentOf(schema, text);
  if (document instanceof GraphQLError) return { refusal: document.message };
  const definitions = document.definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each : []));
  const [definition] = definitions;
  if (!definition || definitions.length > 1) return { refusal: 'A text has exactly one operation.' };
  if (definition.operation !== 'query') return { refusal: 'Only queries can be registered.' };
  const operation = analyseOperation(schema, document, null);
  if (!operation.isPublic || checkScopes(schema, { scopes: ['catalogue'] }, document))
    return { refusal: 'Its answer is not the same for everyone: only queries of the catalogue can be registered.' };
  const scope = checkScopes(schema, partner, document);
  if (scope) return { refusal: scope.message };
  const cost = operation.cost(leastVariables(schema, document));
  const tooCostly = checkCostLimits(cost);
  return tooCostly
    ? { refusal: tooCostly.message }
    : { name: definition.name?.value ?? 'without a name', cost: chargeOf(cost) };
}

function documentOf(schema: GraphQLSchema, text: string): DocumentNode | GraphQLError {
  try {
    return readDocument(schema, text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Returns small values for the required variables of an operation, with which its cost is about the minimum. */
export function leastVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const variables: [string, unknown][] = [];
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const { variable, type, defaultValue } of definition.variableDefinitions ?? [])
        if (type.kind === Kind.NON_NULL_TYPE && !defaultValue)
          variables.push([variable.name.value, valueOf(typeFromAST(schema, type as never) as GraphQLInputType)]);
  return Object.fromEntries(variables);
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
  }
  return VALUES.get(type.name) ?? 'x';
}

const VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['Int', 1],
  ['Float', 1],
  ['Boolean', false],
  ['Date', '2026-01-01'],
  ['CountryCode', 'GB'],
  ['DateTime', '2026-01-01T00:00:00Z'],
]);
