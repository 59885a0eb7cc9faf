import type { Example } from '../examples.ts';

const PARAMETER = 'example';

/** The example that the page's URL names, as in `/graphql?example=cart/add-to-cart`; null for none or an unknown one. */
export function exampleIn(address: string, examples: readonly Example[]): Example | null {
  const name = new URL(address).searchParams.get(PARAMETER);
  return examples.find((example) => example.name === name) ?? null;
}

/** The URL without the example, so that a reload does not open it again. */
export function withoutExample(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  return url.href;
}
