import { PageList, PageRecord, Banners, PostPage, PostRecord } from '@storefront/schema/rest/content.ts';
import { allPages } from '../../content/all-pages.ts';
import type { ContentPage, BlogPost } from '../../content/content.ts';
import { fillPlaceholders } from '../../mail/placeholders.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { ContentPath, PostParameters } from '@storefront/schema/rest/requests/content.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
import { sceneUrl } from '../pictures.ts';
import { promises, promotion, trade } from '../../content/banners.data.ts';
import { allPosts } from '../../content/all-posts.ts';
import { pageOf } from '../list-query.ts';
import { PageParameters } from '@storefront/schema/rest/requests/product.ts';

const pageByUrl = new Map(allPages.map((page) => [page.url, page]));

function pageRecord(
  { url, title, metaDescription, summary, scene, imageDescription, updatedOn, sections, faqs = [] }: ContentPage,
  companyDetails: CompanyDetails,
): object {
  return {
    url,
    title,
    meta_description: metaDescription,
    summary,
    image_url: scene ? sceneUrl(scene) : null,
    image_description: imageDescription ?? '',
    updated_at: updatedOn,
    sections: sections.map((section) => ({ ...section, body: fillPlaceholders(section.body, companyDetails) })),
    faqs: faqs.map((faq) => ({ ...faq, answer: fillPlaceholders(faq.answer, companyDetails) })),
  };
}

export const pageRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/pages',
    {
      schema: {
        tags: ['Content'],
        summary: 'Lists the shop’s content pages',
        response: { 200: PageList },
        isOptional: true,
      },
    },
    () => allPages.map(({ url, title, updatedOn }) => ({ url, title, updated_at: updatedOn })),
  );

  server.get(
    '/pages/*',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns a content page with its sections',
        response: { 200: PageRecord },
        isOptional: true,
        params: ContentPath,
        errors: { 404: 'The page does not exist.' },
      },
    },
    ({ params }) => {
      const page = pageByUrl.get(`/${params['*']}/`.replace(/\/+/g, '/').toLowerCase());
      if (!page) throw refused(404, 'Page not found');
      return pageRecord(page, shop.companyDetails);
    },
  );
};

export const bannerRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/banners',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns the promises, the promotion and the trade offer shown on pages',
        response: { 200: Banners },
        isOptional: true,
      },
    },
    () => ({
      promises: promises.map((promise) => ({
        ...promise,
        title: fillPlaceholders(promise.title, shop.companyDetails),
      })),
      promotion: { message: promotion.message, short_message: promotion.shortMessage, url: promotion.url },
      trade,
    }),
  );
};

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
