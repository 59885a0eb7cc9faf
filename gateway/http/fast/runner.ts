import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../../context.ts';
import { asSpan } from '../../operate/spans.ts';
import type { OperationCost } from '../checks/cost.ts';
import type { Mask } from '../masking.ts';
import { isOwnOfRunner, type Plan } from './plan.ts';

/** What running a plan asks for; null for variables that it does not take, which are for others to tell of. */
export function measuredOf(plan: Plan, variables: Record<string, unknown>): OperationCost | null {
  try {
    return plan.cost(variables);
  } catch {
    return null;
  }
}

/** Runs an operation as a span of its request's trace; one that could not answer in full has failed there. */
export function asOperation<Result extends Pick<FormattedExecutionResult, 'errors'> | null>(name: string, kind: string, run: () => Promise<Result>): Promise<Result> {
  return asSpan('graphql', { 'graphql.operation.name': name, 'graphql.operation.type': kind }, run, failureOf);
}

function failureOf(result: Pick<FormattedExecutionResult, 'errors'> | null): string | null {
  const [error] = result?.errors ?? [];
  if (!error) return null;
  const code = error.extensions?.code;
  return typeof code === 'string' ? code : 'error';
}

/**
 * Runs a plan with its errors masked. Null when nothing was run, as the variables are not what it takes, and when a query met a value that is
 * not what the graph says it is: the reference executor words both for the client, and what only reads may be run again.
 */
export async function runPlan(plan: Plan, variables: Record<string, unknown>, context: Context, mask: Mask): Promise<FormattedExecutionResult | null> {
  const result: ExecutionResult = await plan.run(context, variables);
  const { data, errors } = result;
  if (data === undefined) return null;
  if (!errors || errors.length === 0) return { data };
  if (plan.kind === 'query' && errors.some(isOwnOfRunner)) return null;
  return { errors: errors.map((error) => told(error, context.request.requestId, mask)), data };
}

function told(error: GraphQLError, requestId: string, mask: Mask): GraphQLFormattedError {
  const thrown = isOwnOfRunner(error) ? new GraphQLError(error.message, { path: error.path, originalError: new Error(error.message) }) : error;
  // Compiled operations know places in the document, but not its nodes: what masks an error cannot copy them.
  return { ...mask(thrown, requestId).toJSON(), ...(error.locations && { locations: error.locations }) };
}
