import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { isRefusal, type Checked, type Checks } from './checks.ts';
import { costOf, type OperationCost } from './cost.ts';
import { isTooLong, parseDocument, tooLongDocument } from './document.ts';
import { refusalError } from './refusal.ts';
import { validateDocument } from './validate.ts';

/** The checks on the way through Yoga. */
export function useChecks(
  schema: GraphQLSchema,
  checks: Checks,
): Plugin<Context & { checked: Checked }, { checked: Checked }> {
  return {
    async onParams({ params, context }) {
      const { checked } = context as unknown as { checked: Checked };
      const refused = await checks.begin(params, checked);
      if (refused) throw refusalError(refused);
    },

    onParse({ setParseFn }) {
      setParseFn((source) => {
        try {
          return parseDocument(source);
        } catch (error) {
          throw isTooLong(error) ? refusalError(tooLongDocument) : error;
        }
      });
      return ({ result, replaceParseResult }) => {
        if (!result || result instanceof Error) return;
        const refused = checks.document(result);
        if (refused) replaceParseResult(refusalError(refused));
      };
    },

    onValidate({ setValidationFn }) {
      setValidationFn(validateDocument);
    },

    async onExecute({ args: { document, operationName, variableValues, contextValue }, setResultAndStopExecution }) {
      const cost = costOrNull(() => costOf(schema, document, operationName, variableValues as Record<string, unknown>));
      if (!cost) return;
      const answer = await checks.cost(document, cost, contextValue.checked);
      if (isRefusal(answer)) {
        setResultAndStopExecution({ errors: [refusalError(answer)] });
        return;
      }
      contextValue.request.isCounted = true;
      return {
        onExecuteDone({ result, setResult }) {
          if (!isAsyncIterable(result)) setResult({ ...result, extensions: { ...result.extensions, cost: answer } });
        },
      };
    },
  };
}

/** Variables that do not fit have no cost: the execution says which they are, and runs nothing. */
function costOrNull(measure: () => OperationCost | null): OperationCost | null {
  try {
    return measure();
  } catch {
    return null;
  }
}
