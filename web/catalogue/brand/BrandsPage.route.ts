import { redirect, type LoaderFunctionArgs } from 'react-router';
import brandsPageQuery, { type BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { ALL_BRANDS } from './brands.data.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== ALL_BRANDS.path) throw redirect(ALL_BRANDS.path + search, 301);
  const [queryRef] = await loadPage<BrandsPageQuery>(args, brandsPageQuery, {});
  return { queryRef };
}
