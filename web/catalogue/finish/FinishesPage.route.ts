import type { LoaderFunctionArgs } from 'react-router';
import finishesPageQuery, { type FinishesPageQuery } from '../../__generated__/FinishesPageQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  await loadPage<FinishesPageQuery>(context, finishesPageQuery, {});
  return { variables: {} };
}
