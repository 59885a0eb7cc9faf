import type { LoaderFunctionArgs } from 'react-router';
import contactPageQuery, { type ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { redirectToCanonicalPath } from '../canonical-path.ts';

export async function loader(args: LoaderFunctionArgs) {
  redirectToCanonicalPath(args.request);
  const [queryRef] = await loadPage<ContactPageQuery>(args, contactPageQuery, {});
  return { queryRef };
}
