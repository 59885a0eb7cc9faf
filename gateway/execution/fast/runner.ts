import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { asSpan } from '../../observability/spans.ts';
import type { OperationCost } from '../checks/cost.ts';
import type { Mask } from '../masking.ts';
import type { Plan } from './plan.ts';

/** What running a plan asks for; null for variables that it does not take, which are for others to tell of. */
export function measuredOf(plan: Plan, variables: Record<string, unknown>): OperationCost | null {
  try {
    return plan.cost(variables);
  } catch {
    return null;
  }
}

/** Runs an operation as a span of its request's trace; one that could not answer in full has failed there. */
export function asOperation<Result extends Pick<FormattedExecutionResult, 'errors'> | null>(
  name: string,
  kind: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return asSpan('graphql', { 'graphql.operation.name': name, 'graphql.operation.type': kind }, run, failureOf);
}

function failureOf(result: Pick<FormattedExecutionResult, 'errors'> | null): string | null {
  const [error] = result?.errors ?? [];
  if (!error) return null;
  const code = error.extensions?.code;
  return typeof code === 'string' ? code : 'error';
}

/** Runs a plan with its errors masked; null when nothing was run, as the variables are not what it takes: those that refuse say why. */
export async function runPlan(
  plan: Plan,
  variables: Record<string, unknown>,
  context: Context,
  mask: Mask,
): Promise<FormattedExecutionResult | null> {
  const { data, errors } = await plan.run(context, variables);
  if (data === undefined) return null;
  return errors ? { errors: errors.map((error) => mask(error, context.request.requestId).toJSON()), data } : { data };
}
