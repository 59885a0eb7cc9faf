import type { LoaderFunctionArgs } from 'react-router';
import homePageQuery, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';

/** Each section may fail alone; only when all of them fail is the page a 503. */
export async function loader(args: LoaderFunctionArgs) {
  const [queryRef, { categories, featuredProducts, brands }] = await loadPage<HomePageQuery>(args, homePageQuery, {});
  if (!categories && !featuredProducts && !brands)
    throw new Error('The home page has nothing to show: the graph answered none of its parts');
  return { queryRef };
}
