import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../graph/context.ts';
import { isRequestError, type AdmissionState, type Admission } from './admission.ts';
import { costOf, type OperationCost } from './operation-cost.ts';
import { isTooLong, parseDocument, tooLongDocument } from './document-limits.ts';
import { toGraphQLError } from './request-error.ts';
import { validateDocument } from './validate-document.ts';

/** A Yoga plugin that runs the admission checks on the fallback path. */
export function useAdmission(
  schema: GraphQLSchema,
  admission: Admission,
): Plugin<Context & { admissionState: AdmissionState }, { admissionState: AdmissionState }> {
  return {
    async onParams({ params, context }) {
      const { admissionState } = context as unknown as { admissionState: AdmissionState };
      const rejection = await admission.admitRequest(params, admissionState);
      if (rejection) throw toGraphQLError(rejection);
    },

    onParse({ setParseFn }) {
      setParseFn((source) => {
        try {
          return parseDocument(source);
        } catch (error) {
          throw isTooLong(error) ? toGraphQLError(tooLongDocument) : error;
        }
      });
      return ({ result, replaceParseResult }) => {
        if (!result || result instanceof Error) return;
        const rejection = admission.checkDocument(result);
        if (rejection) replaceParseResult(toGraphQLError(rejection));
      };
    },

    onValidate({ setValidationFn }) {
      setValidationFn(validateDocument);
    },

    async onExecute({ args: { document, operationName, variableValues, contextValue }, setResultAndStopExecution }) {
      const cost = costOrNull(() => costOf(schema, document, operationName, variableValues as Record<string, unknown>));
      if (!cost) return;
      const answer = await admission.chargeCost(document, cost, contextValue.admissionState);
      if (isRequestError(answer)) {
        setResultAndStopExecution({ errors: [toGraphQLError(answer)] });
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

/** Returns null for invalid variables: the executor reports them and runs nothing. */
function costOrNull(measure: () => OperationCost | null): OperationCost | null {
  try {
    return measure();
  } catch {
    return null;
  }
}
