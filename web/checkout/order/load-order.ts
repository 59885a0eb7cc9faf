import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';
import { loadPage } from '../../framework/page/page.ts';

export interface OrderQuery extends OperationType {
  readonly variables: { readonly id: string; readonly key: string };
  readonly response: { readonly order: unknown };
}

/** Without a key in the URL the page uses one that the browser may have stored. */
export const orderLoader =
  <Query extends OrderQuery>(query: ConcreteRequest) =>
  async (args: LoaderFunctionArgs) => {
    const { params, request } = args;
    const { pathname, searchParams } = new URL(request.url);
    const variables = { id: params.id ?? '', key: searchParams.get('key') ?? '' };
    if (variables.key === '') return { variables };
    const [queryRef, { order }] = await loadPage<Query>(args, query, variables);
    if (!order) throw pageNotFound(pathname);
    return { queryRef, variables };
  };

/** Not when the key leaves the URL, which changes no data. */
export function orderRevalidates({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const key = nextUrl.searchParams.get('key');
  return currentUrl.pathname !== nextUrl.pathname || (key !== null && key !== currentUrl.searchParams.get('key'));
}
