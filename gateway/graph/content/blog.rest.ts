import { PostPage, PostRecord, type PostSummaryRecord } from '@storefront/schema/rest/content.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { countOf, listOf, positionsOf, textOf } from '../../upstream/contract/values.ts';
import type { RestPage } from '../../upstream/window.ts';
import { dayOf, slugOf, type BlogPost, type BlogPostSummary } from './page.rules.ts';

const postPage = contractOf(PostPage);
const postRecord = contractOf(PostRecord);

const toSummary = (record: PostSummaryRecord): BlogPostSummary => ({
  slug: slugOf(record.url),
  title: record.title,
  summary: textOf(record.summary),
  imageUrl: record.image_url || null,
  imageDescription: textOf(record.image_description),
  publishedOn: dayOf(textOf(record.published_at)),
  author: textOf(record.author),
});

const LIST_PATH = '/get_blog_list';

/** `GET /get_blog_list`: one page of the blog's posts, newest first; null from a shop API without a blog. */
export async function fetchBlogPage(rest: RestClient, page: number): Promise<RestPage<BlogPostSummary> | null> {
  const answer = await rest.call({
    method: 'GET',
    path: LIST_PATH,
    query: new URLSearchParams({ page_no: String(page) }),
    kind: 'content',
    contract: postPage,
  });
  if (isAbsent(answer)) return null;
  const { results, total } = bodyOf(LIST_PATH, answer);
  return { items: positionsOf(results, toSummary, ({ slug }) => slug), total: Math.max(0, countOf(total)) };
}

const POST_PATH = '/get_blog_by_url';

/** `GET /get_blog_by_url`: one post with its text; null for an unknown one. */
export async function fetchBlogPost(rest: RestClient, wanted: string): Promise<BlogPost | null> {
  const answer = await rest.call({
    method: 'GET',
    path: POST_PATH,
    query: new URLSearchParams({ blog_url: wanted }),
    kind: 'content',
    contract: postRecord,
  });
  if (isAbsent(answer)) return null;
  const post = bodyOf(POST_PATH, answer);
  return {
    ...toSummary(post),
    body: textOf(post.body),
    productPaths: listOf(post.products, pathOf, (path) => path),
  };
}
