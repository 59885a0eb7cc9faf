import type { LoaderFunctionArgs } from 'react-router';
import finishesPageQuery, { type FinishesPageQuery } from '../../__generated__/FinishesPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<FinishesPageQuery>(args, finishesPageQuery, {});
  return { queryRef };
}
