import { documentLimits, parseDocument, validateDocument } from '../document-limits.ts';
import type { GraphPlugin } from '../operation-context.ts';
import { docsOf } from '../request-error.ts';

/** Bounds what parsing and validating may cost, and adds to errors where they are documented. */
export function useDocumentLimits(): GraphPlugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseDocument),
    onValidate({ addValidationRule, setValidationFn }) {
      setValidationFn(validateDocument);
      for (const rule of documentLimits) addValidationRule(rule);
      return ({ result }) => {
        for (const { extensions } of result) extensions.docs ??= docsOf('GRAPHQL_VALIDATION_FAILED');
      };
    },
  };
}
