import { PostPage, PostRecord, type PostSummaryRecord } from '@storefront/schema/rest/content.ts';
import { readOptional, type RestClient } from '../../upstream/client.ts';
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

/** `GET /get_blog_list`: newest first; null from a shop API without a blog. */
export async function fetchBlogPage(rest: RestClient, page: number): Promise<RestPage<BlogPostSummary> | null> {
  const body = await readOptional(rest, {
    path: '/get_blog_list',
    query: new URLSearchParams({ page_no: String(page) }),
    kind: 'content',
    contract: postPage,
  });
  if (!body) return null;
  const { results, total } = body;
  return { items: positionsOf(results, 'slug', toSummary), total: Math.max(0, countOf(total)) };
}

/** `GET /get_blog_by_url`; null for an unknown post. */
export async function fetchBlogPost(rest: RestClient, wanted: string): Promise<BlogPost | null> {
  const post = await readOptional(rest, {
    path: '/get_blog_by_url',
    query: new URLSearchParams({ blog_url: wanted }),
    kind: 'content',
    contract: postRecord,
  });
  if (!post) return null;
  return {
    ...toSummary(post),
    body: textOf(post.body),
    productPaths: listOf(post.products, (path) => path, pathOf),
  };
}
