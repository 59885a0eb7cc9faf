import { useMemo } from 'react';
import { useGraphiQL, type MonacoEditor } from '@graphiql/react';

/** GraphiQL's four code editors; null until all are loaded. */
export function useEditors(): readonly MonacoEditor[] | null {
  const query = useGraphiQL((state) => state.queryEditor);
  const variables = useGraphiQL((state) => state.variableEditor);
  const headers = useGraphiQL((state) => state.headerEditor);
  const response = useGraphiQL((state) => state.responseEditor);
  return useMemo(
    () => (query && variables && headers && response ? [query, variables, headers, response] : null),
    [query, variables, headers, response],
  );
}
