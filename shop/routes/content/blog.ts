import type { BlogPost } from '../../content/content.ts';
import { allPosts } from '../../content/all-posts.ts';
import { fillPlaceholders } from '../../mail/placeholders.rules.ts';
import { pageOf } from '../list-query.ts';
import { ok, refusal, type Route } from '../route.ts';
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

export const blogRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/get_blog_list\/?$/,
    answer({ query }) {
      const page = pageOf(query);
      return ok({
        results: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summaryRecord),
        total: posts.length,
      });
    },
  },
  {
    method: 'GET',
    path: /^\/get_blog_by_url\/?$/,
    answer({ query }, { companyDetails }) {
      const post = postByUrl.get((query.get('blog_url') ?? '').replace(/^\/+|\/+$/g, '').toLowerCase());
      return post
        ? ok({ ...summaryRecord(post), body: fillPlaceholders(post.body, companyDetails), products: post.products })
        : refusal(404, 'Post not found');
    },
  },
];
