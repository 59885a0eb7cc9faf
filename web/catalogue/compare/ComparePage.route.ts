import type { LoaderFunctionArgs } from 'react-router';
import comparePageQuery, { type ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';
import { codesOf } from './compare.rules.ts';

/** Loads the products that the address compares. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const variables = { skus: codesOf(new URL(request.url).searchParams.get('codes')) };
  await loadPage<ComparePageQuery>(context, comparePageQuery, variables);
  return { variables };
}
