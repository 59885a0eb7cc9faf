import type { APIRequestContext } from '@playwright/test';
import type { Tab } from '../gateway/graphql-server/graphiql/graphiql.ts';

/** The examples as GraphiQL opens them, with the running shop's own paths, codes and terms. */
export async function servedExamples(request: APIRequestContext): Promise<readonly Tab[]> {
  const html = await (await request.get('/graphql', { headers: { accept: 'text/html' } })).text();
  return JSON.parse(/^\[\{"name":.+$/m.exec(html)?.[0] ?? '[]') as Tab[];
}

/** One of them by its name. */
export async function servedExample(request: APIRequestContext, name: string): Promise<Tab> {
  const example = (await servedExamples(request)).find((each) => each.name === name);
  if (!example) throw new Error(`GraphiQL has no example ${name}`);
  return example;
}
