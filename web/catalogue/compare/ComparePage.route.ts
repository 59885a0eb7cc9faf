import type { LoaderFunctionArgs } from 'react-router';
import comparePageQuery, { type ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { codesOf } from './compare.rules.ts';

export async function loader(args: LoaderFunctionArgs) {
  const variables = { skus: codesOf(new URL(args.request.url).searchParams.get('codes')) };
  const [queryRef] = await loadPage<ComparePageQuery>(args, comparePageQuery, variables);
  return { queryRef };
}
