import type { LoaderFunctionArgs } from 'react-router';
import registerPageQuery, { type RegisterPageQuery } from '../../__generated__/RegisterPageQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';

/** Loads the countries to choose from. */
export async function loader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<RegisterPageQuery>(args, registerPageQuery, {});
  return { queryRef };
}
