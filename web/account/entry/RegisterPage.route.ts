import type { LoaderFunctionArgs } from 'react-router';
import registerPageQuery, { type RegisterPageQuery } from '../../__generated__/RegisterPageQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';

/** Loads the countries to choose from. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadPage<RegisterPageQuery>(context, registerPageQuery, {});
  return { variables: {} };
}
