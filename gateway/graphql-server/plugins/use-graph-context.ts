import { contextOf, type ContextOptions } from '../call.ts';
import type { GraphPlugin, OperationContext } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';

/** Gives resolvers the graph's own context, with the REST fields that the operation reads. */
export function useGraphContext(options: ContextOptions, operationOf: OperationOf): GraphPlugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { reads } = operationOf(args);
      setExecuteFn((given) => {
        const { call, tags } = given.contextValue as OperationContext;
        return executeFn({ ...given, contextValue: contextOf(call, options, { tags, reads, isCounted: true }) });
      });
    },
  };
}
