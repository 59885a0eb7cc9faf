import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { asSpan } from '../../observability/spans.ts';
import type { Mask } from '../masking.ts';
import type { PreparedOperation } from './prepared-operation.ts';

/** Runs an operation within a child span of the request's trace. The span is marked as failed when the result has errors. */
export function traceOperation<Result extends Pick<FormattedExecutionResult, 'errors'> | null>(
  name: string,
  kind: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return asSpan('graphql', { 'graphql.operation.name': name, 'graphql.operation.type': kind }, run, failureOf);
}

/** The code of the first error, `error` if it has none; null without errors. */
function failureOf(result: Pick<FormattedExecutionResult, 'errors'> | null): string | null {
  const [error] = result?.errors ?? [];
  if (!error) return null;
  const code = error.extensions?.code;
  return typeof code === 'string' ? code : 'error';
}

/** Runs a prepared operation and masks its errors. Returns null, without running it, when the variables are invalid. */
export async function runOperation(
  operation: PreparedOperation,
  variables: Record<string, unknown>,
  context: Context,
  mask: Mask,
): Promise<FormattedExecutionResult | null> {
  const { data, errors } = await operation.run(context, variables);
  if (data === undefined) return null;
  return errors ? { errors: errors.map((error) => mask(error, context.request.requestId).toJSON()), data } : { data };
}
