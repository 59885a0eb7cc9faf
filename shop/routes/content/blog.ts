import { PostPage, PostRecord } from '@storefront/schema/rest/content.ts';
import type { BlogPost } from '../../content/content.ts';
import { allPosts } from '../../content/all-posts.ts';
import { fillPlaceholders } from '../../mail/placeholders.rules.ts';
import { pageOf } from '../list-query.ts';
import { PostParameters } from '@storefront/schema/rest/requests/content.ts';
import { PageParameters } from '@storefront/schema/rest/requests/product.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
import { sceneUrl } from './scenes.ts';

const PAGE_SIZE = 16;

/** Newest first. */
const posts = allPosts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id);
const postByUrl = new Map(posts.map((post) => [post.url, post]));

const summaryRecord = ({ id, url, title, summary, scene, imageDescription, publishedOn, author }: BlogPost) => ({
  id,
  url,
  title,
  summary,
  image_url: sceneUrl(scene),
  image_description: imageDescription,
  published_at: publishedOn,
  author,
});

export const blogRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/get_blog_list',
    {
      schema: {
        tags: ['Content'],
        summary: 'Lists one page of blog posts, newest first',
        response: { 200: PostPage },
        isOptional: true,
        querystring: PageParameters,
      },
    },
    ({ query }) => {
      const page = pageOf(query);
      return {
        results: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summaryRecord),
        total: posts.length,
      };
    },
  );

  server.get(
    '/get_blog_by_url',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns a blog post with its text',
        response: { 200: PostRecord },
        isOptional: true,
        querystring: PostParameters,
        errors: { 404: 'The post does not exist.' },
      },
    },
    ({ query }) => {
      const post = postByUrl.get((query.blog_url ?? '').replace(/^\/+|\/+$/g, '').toLowerCase());
      if (!post) throw refused(404, 'Post not found');
      return {
        ...summaryRecord(post),
        body: fillPlaceholders(post.body, shop.companyDetails),
        products: post.products,
      };
    },
  );
};
