import type { LoaderFunctionArgs } from 'react-router';
import shippingReturnsPageQuery, {
  type ShippingReturnsPageQuery,
} from '../__generated__/ShippingReturnsPageQuery.graphql.ts';
import { loadPage } from '../framework/page/page.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';

export async function loader(args: LoaderFunctionArgs) {
  redirectToCanonicalPath(args.request);
  const [queryRef] = await loadPage<ShippingReturnsPageQuery>(args, shippingReturnsPageQuery, {});
  return { queryRef };
}
