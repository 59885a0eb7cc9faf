import type { APIRequestContext } from '@playwright/test';
import type { Example } from '../gateway/server/graphiql/examples.ts';
import { SETTINGS_ELEMENT_ID, type GraphiQLSettings } from '../gateway/server/graphiql/settings.ts';

/** The examples as GraphiQL shows them, with the running shop's own paths, codes and terms. */
export async function servedExamples(request: APIRequestContext): Promise<readonly Example[]> {
  const html = await (await request.get('/graphql', { headers: { accept: 'text/html' } })).text();
  const [, settings = '{}'] = new RegExp(`id="${SETTINGS_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  return (JSON.parse(settings) as GraphiQLSettings).examples;
}

/** One of them by its name. */
export async function servedExample(request: APIRequestContext, name: string): Promise<Example> {
  const example = (await servedExamples(request)).find((each) => each.name === name);
  if (!example) throw new Error(`GraphiQL has no example ${name}`);
  return example;
}
