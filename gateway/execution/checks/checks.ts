import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LIMITS } from '../../graph/builder.ts';
import type { Caller } from '../caller.ts';
import type { Quota, Standing } from '../../partners/quota.ts';
import { scopeRefusal } from '../scopes.ts';
import type { Operations } from '../operations.ts';
import { chargeOf, costRefusal, type CostReport, type OperationCost } from './cost.ts';
import { documentRefusal } from './document.ts';
import { operationRefusal, parametersRefusal, type GraphParameters } from './parameters.ts';
import { refusal, type Refusal } from './refusal.ts';

/** What the checks know of one request, and what its answer is to tell. */
export interface Checked {
  caller: Caller;
  /** How its sender stands; null before anything was taken. */
  standing: Standing | null;
  /** The name of an operation of the storefront's; `own` for its sender's own, `none` before it is known. */
  operation: string;
  /** What the checks said, which count a request once, however many ways it tries. */
  begun?: Promise<Refusal | null>;
  costed?: Promise<Refusal | CostReport>;
}

/** The checks in their order, for every way that a request can take: what is refused early has cost little. */
export interface Checks {
  /** First: counts the request, and looks at what it asks. */
  begin(parameters: unknown, checked: Checked): Promise<Refusal | null>;
  /** Once its document is read, before it is validated. */
  document(document: DocumentNode): Refusal | null;
  /** Last, before it runs: whether its sender may do that, whether it is too much at once, and whether that much is left. */
  cost(document: DocumentNode, cost: OperationCost, checked: Checked): Promise<Refusal | CostReport>;
}

interface ChecksOptions {
  schema: GraphQLSchema;
  operations: () => Operations;
  quota: Quota;
}

export function createChecks({ schema, operations, quota }: ChecksOptions): Checks {
  async function begin(parameters: unknown, checked: Checked): Promise<Refusal | null> {
    const { meters, isTrusted } = checked.caller;
    const standing = await quota.takeRequest(meters);
    checked.standing = standing;
    if (standing.isOver) return tooMany('requests', standing);
    const misshapen = parametersRefusal(parameters);
    if (misshapen) return misshapen;
    const asked = parameters as GraphParameters;
    const notTheirs = operationRefusal(asked, isTrusted);
    if (notTheirs) return notTheirs;
    const name =
      typeof asked.documentId === 'string' && asked.documentId !== '' ? operations().name(asked.documentId) : 'own';
    if (name === null)
      return refusal(404, 'PERSISTED_OPERATION_UNKNOWN', 'The storefront has no operation of this id any more.');
    checked.operation = name;
    return null;
  }

  async function costOf(document: DocumentNode, cost: OperationCost, checked: Checked): Promise<Refusal | CostReport> {
    const { partner, meters } = checked.caller;
    const refused = (partner && scopeRefusal(schema, partner, document)) ?? costRefusal(cost);
    if (refused) return refused;
    const requested = chargeOf(cost);
    const standing = await quota.takeCost(meters, requested);
    if (!standing.isOver) return { requested, limit: LIMITS.complexity, remaining: standing.remaining };
    checked.standing = standing;
    return tooMany('cost', standing);
  }

  return {
    begin: (parameters, checked) => (checked.begun ??= begin(parameters, checked)),
    document: documentRefusal,
    cost: (document, cost, checked) => (checked.costed ??= costOf(document, cost, checked)),
  };
}

export function isRefusal(answer: Refusal | CostReport): answer is Refusal {
  return 'code' in answer;
}

/** An answer's JSON with its cost: kept answers are everyone's, what is left of a budget is not. */
export function withCost(json: string, cost: CostReport): string {
  return `${json.slice(0, -1)},"extensions":{"cost":${JSON.stringify(cost)}}}`;
}

/** The answer to who has used up a budget. */
function tooMany(kind: 'requests' | 'cost', { limit, resetSeconds }: Standing): Refusal {
  return refusal(
    429,
    'RATE_LIMITED',
    `${kind === 'requests' ? `${limit} requests` : `A cost of ${limit}`} a minute are allowed: try again in ${resetSeconds} s.`,
  );
}
