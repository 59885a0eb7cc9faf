import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { optionalCount, optionalText, path, positionsOf } from '../../upstream/shapes.ts';
import type { RestPage } from '../../upstream/window.ts';
import { blogSlug, dayOf, type BlogPost, type BlogPostSummary } from './page.rules.ts';

const slug = z.string().transform((value, context) => {
  const read = blogSlug(value);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'no address of a post' });
  return z.NEVER;
});

const summaryShape = z
  .object({
    url: slug,
    title: z.string().min(1),
    summary: optionalText,
    image_url: optionalText,
    image_description: optionalText,
    published_at: optionalText,
    author: optionalText,
  })
  .transform(({ url, title, summary, image_url, image_description, published_at, author }): BlogPostSummary => ({
    slug: url,
    title,
    summary,
    imageUrl: image_url || null,
    imageDescription: image_description,
    publishedOn: dayOf(published_at),
    author,
  }));

const listShape = z.object({ results: positionsOf(summaryShape, (post) => post.slug), total: optionalCount });

const LIST_PATH = '/get_blog_list';

/** `GET /get_blog_list`: one page of the posts, newest first; none for a shop API without a blog. */
export async function fetchBlogPage(rest: RestClient, page: number): Promise<RestPage<BlogPostSummary>> {
  const answer = await rest.call({
    method: 'GET',
    path: LIST_PATH,
    query: new URLSearchParams({ page_no: String(page) }),
    kind: 'content',
    shape: listShape,
  });
  if (isAbsent(answer)) return { items: [], total: 0 };
  const { results, total } = bodyOf(LIST_PATH, answer);
  return { items: results, total: Math.max(0, total) };
}

const postShape = z.intersection(
  summaryShape,
  z.object({ body: optionalText, products: positionsOf(path, (value) => value).nullish() }),
);

const POST_PATH = '/get_blog_by_url';

/** `GET /get_blog_by_url`: one post with its text; null where there is none. */
export async function fetchBlogPost(rest: RestClient, wanted: string): Promise<BlogPost | null> {
  const answer = await rest.call({
    method: 'GET',
    path: POST_PATH,
    query: new URLSearchParams({ blog_url: wanted }),
    kind: 'content',
    shape: postShape,
  });
  if (isAbsent(answer)) return null;
  const { products, ...post } = bodyOf(POST_PATH, answer);
  return { ...post, productPaths: (products ?? []).filter((productPath) => productPath !== null) };
}
