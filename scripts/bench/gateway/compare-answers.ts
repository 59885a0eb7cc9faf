import type { Measurable } from './messages.ts';
import type { Measured, Wanted } from './operations.ts';
import type { ServerKind } from './server-kinds.ts';

/** The number of requests of each operation that are compared. */
const COMPARED_REQUESTS = 3;

/** Throws unless every GraphQL server answers the first requests of each operation with the same data. */
export async function compareAnswers(
  servers: readonly { kind: ServerKind; process: Measurable }[],
  measured: readonly { operation: Measured; requests: readonly Wanted[] }[],
): Promise<void> {
  const graphServers = servers.filter(({ kind }) => kind !== 'relay');
  for (const { operation, requests } of measured) {
    for (const wanted of requests.slice(0, COMPARED_REQUESTS)) {
      const answers = new Map<string, ServerKind[]>();
      for (const { kind, process } of graphServers) {
        const data = await dataOf(process.url, wanted);
        answers.set(data, [...(answers.get(data) ?? []), kind]);
      }
      if (answers.size > 1)
        throw new Error(`Answers to ${operation.name} differ: ${JSON.stringify([...answers]).slice(0, 600)}`);
    }
  }
}

async function dataOf(url: string, { body, headers }: Wanted): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  // Answers without data, and data with errors, are shown as they are.
  return JSON.stringify(answer.errors ? answer : answer.data);
}
