import { redirect, type LoaderFunctionArgs } from 'react-router';
import postPageQuery, { type PostPageQuery } from '../../__generated__/PostPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { pathname, search } = new URL(request.url);
  const variables = { slug: params.slug ?? '' };
  const [queryRef, { blogPost }] = await loadPage<PostPageQuery>(args, postPageQuery, variables);
  if (!blogPost) throw pageNotFound(pathname);
  if (blogPost.path !== pathname) throw redirect(blogPost.path + search, 301);
  return { queryRef };
}
