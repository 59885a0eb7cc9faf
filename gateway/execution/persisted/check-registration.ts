import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Partner } from '../../partners/partner.ts';
import { checkDocument, isTooLong, parseDocument, tooLongDocument } from '../admission/document-limits.ts';
import { chargeOf, checkCostLimits } from '../admission/operation-cost.ts';
import { checkScopes } from '../admission/scopes.ts';
import { validateDocument } from '../admission/validate-document.ts';
import { prepareOperation } from '../compiled-path/prepared-operation.ts';
import { leastVariables } from './least-variables.ts';

/** The outcome for one text: the operation's name and lowest cost, or the reason why it cannot be registered. */
export type RegistrationCheck = { name: string; cost: number } | { refusal: string };

/** Checks that a text is one query, valid and within the limits, whose answer is the same for everyone. */
export function checkRegistration(
  schema: GraphQLSchema,
  partner: Pick<Partner, 'scopes'>,
  text: string,
): RegistrationCheck {
  const parsed = parsedOrRefusal(text);
  if ('refusal' in parsed) return parsed;
  const { document } = parsed;
  const refused = checkDocument(document)?.message ?? validateDocument(schema, document)[0]?.message;
  if (refused !== undefined) return { refusal: refused };
  const operations = document.definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each : []));
  const [operation] = operations;
  if (!operation || operations.length > 1) return { refusal: 'A text has exactly one operation.' };
  const prepared = prepareOperation(schema, document, null);
  if (prepared?.kind !== 'query') return { refusal: 'Only queries can be registered.' };
  if (!prepared.isPublic || checkScopes(schema, { scopes: ['catalogue'] }, document))
    return { refusal: 'Its answer is not the same for everyone: only queries of the catalogue can be registered.' };
  const scope = checkScopes(schema, partner, document);
  if (scope) return { refusal: scope.message };
  const cost = prepared.cost(leastVariables(schema, document));
  const tooCostly = checkCostLimits(cost);
  return tooCostly
    ? { refusal: tooCostly.message }
    : { name: operation.name?.value ?? 'without a name', cost: chargeOf(cost) };
}

function parsedOrRefusal(text: string): { document: DocumentNode } | { refusal: string } {
  try {
    return { document: parseDocument(text) };
  } catch (error) {
    if (isTooLong(error)) return { refusal: tooLongDocument.message };
    if (error instanceof GraphQLError) return { refusal: error.message };
    throw error;
  }
}
