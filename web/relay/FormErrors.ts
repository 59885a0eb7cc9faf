import { graphql } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { FormErrors_error$data, FormErrors_error$key } from '../__generated__/FormErrors_error.graphql.ts';

export type FormErrors = FormErrors_error$data;

/** Every mutation spreads the fragment on its result: `...FormErrors_error @alias(as: "error")`. */
export function readFormErrors(error: FormErrors_error$key): FormErrors {
  return readInlineData(
    graphql`
      fragment FormErrors_error on UserError @inline {
        code
        message
        ... on InvalidFieldsError @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
        ... on CartChangedError @alias(as: "changed") {
          changes {
            kind
            name
            agreed {
              pence
            }
            now {
              pence
            }
          }
        }
      }
    `,
    error,
  );
}
