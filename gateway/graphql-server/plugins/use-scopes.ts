import type { GraphQLSchema } from 'graphql';
import type { GraphPlugin } from '../operation-context.ts';
import { checkScopes } from '../scopes.ts';

/** Before anything of the document runs. */
export function useScopes(schema: GraphQLSchema): GraphPlugin {
  return {
    onExecute({ args: { document }, context: { caller } }) {
      const error = caller?.partner && checkScopes(schema, caller.partner, document);
      if (error) throw error;
    },
  };
}
