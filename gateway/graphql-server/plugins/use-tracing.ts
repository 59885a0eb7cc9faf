import type { ExecutionResult } from 'graphql';
import { asSpan } from '../../observability/spans.ts';
import type { GraphPlugin } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';

/** In a child span of the request's trace. */
export function useTracing(operationOf: OperationOf): GraphPlugin {
  return {
    onExecute({ args, context: { metricName }, executeFn, setExecuteFn }) {
      const attributes = { 'graphql.operation.name': metricName, 'graphql.operation.type': operationOf(args).kind };
      setExecuteFn((given) => asSpan<ExecutionResult>('graphql', attributes, async () => executeFn(given), failureOf));
    },
  };
}

/** The code of the first error, its cause's name if it has none; null without errors. */
function failureOf({ errors }: ExecutionResult): string | null {
  const [error] = errors ?? [];
  if (!error) return null;
  const { code } = error.extensions;
  return typeof code === 'string' ? code : (error.originalError?.name ?? 'error');
}
