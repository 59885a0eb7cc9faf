import { GraphQLError } from 'graphql';
import { DOCUMENT_LIMITS, INPUT_LIMITS } from '../../limits.data.ts';
import type { GraphPlugin } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';
import { requestError, withoutSuggestions } from '../request-error.ts';

/** Too large, or of the wrong type: in the words of graphql-js, before anything else is made of them. */
export function useVariables(operationOf: OperationOf): GraphPlugin {
  return {
    onParams({ params }) {
      checkInputSize(params.variables, 0);
    },
    onExecute({ args, context: { caller }, setResultAndStopExecution }) {
      const errors = operationOf(args).variableErrors(args.variableValues ?? {});
      if (!errors) return;
      const shown = (message: string) => (caller?.isTrusted === false ? withoutSuggestions(message) : message);
      setResultAndStopExecution({ errors: errors.map((error) => invalid(error, shown(error.message))) });
    },
  };
}

const invalid = ({ nodes }: GraphQLError, message: string) => requestError(400, 'BAD_USER_INPUT', message, { nodes });

export function checkInputSize(value: unknown, depth: number): void {
  if (typeof value === 'string' && value.length > INPUT_LIMITS.characters)
    throw tooLarge(`A text in \`variables\` has at most ${INPUT_LIMITS.characters} characters.`);
  if (typeof value !== 'object' || value === null) return;
  if (depth > INPUT_LIMITS.depth) throw tooLarge(`\`variables\` nest at most ${INPUT_LIMITS.depth} levels deep.`);
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (parts.length > DOCUMENT_LIMITS.listItems)
    throw tooLarge(
      `A list or object in \`variables\` has at most ${DOCUMENT_LIMITS.listItems} items: ` +
        'split it into several requests.',
    );
  for (const part of parts) checkInputSize(part, depth + 1);
}

const tooLarge = (message: string) => requestError(400, 'INPUT_TOO_LARGE', message);
