import type { LoaderFunctionArgs } from 'react-router';
import shippingReturnsPageQuery, {
  type ShippingReturnsPageQuery,
} from '../__generated__/ShippingReturnsPageQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { settlePath } from './own-path.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  settlePath(request);
  await loadPage<ShippingReturnsPageQuery>(context, shippingReturnsPageQuery, {});
  return { variables: {} };
}
