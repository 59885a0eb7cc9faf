import type { LoaderFunctionArgs } from 'react-router';
import homePageQuery, { type HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';

/** Each part of the page can be missing by itself; only with none of them is there no page to show. */
export async function loader({ context }: LoaderFunctionArgs) {
  const variables = {};
  const { categories, featuredProducts, brands } = await loadPage<HomePageQuery>(context, homePageQuery, variables);
  if (!categories && !featuredProducts && !brands)
    throw new Error('The home page has nothing to show: the graph answered none of its parts');
  return { variables };
}
