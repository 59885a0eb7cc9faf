import { data, type LoaderFunctionArgs } from 'react-router';
import accountPageQuery, { type AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';
import { sections } from './sections.data.ts';

/** Loads what is the same for every customer; the customer's own data loads in the browser. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (params.section !== undefined && !sections.some(({ path }) => path === `/account/${params.section}`))
    throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
  await loadPage<AccountPageQuery>(context, accountPageQuery, {});
  return { variables: {} };
}
