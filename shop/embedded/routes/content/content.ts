import { keptPath } from '@storefront/domain/paths.rules.ts';
import { PageList, PageRecord, Banners, PostPage, PostRecord } from '@storefront/schema/rest/content.ts';
import type { BlogPost, ContentPage } from '@storefront/schema/shop-folder/content/content.ts';
import { ContentPath, PostParameters } from '@storefront/schema/rest/requests/content.ts';
import { PageParameters } from '@storefront/schema/rest/requests/product.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { refused } from '../http/problems.ts';
import { describedAs, type ReadRoutes } from '../route.ts';
import { pageOf } from '../list-query.ts';

const described = describedAs({ tags: ['Content'], isOptional: true });

const pageRecord = ({ metaDescription, picture, pictureDescription, updatedOn, ...page }: ContentPage) => ({
  ...page,
  meta_description: metaDescription,
  image_url: picture,
  image_description: pictureDescription,
  updated_at: updatedOn,
});

export const pageRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/pages', described({ summary: 'Lists the shop’s content pages', response: { 200: PageList } }), () =>
    shop.content.pages.map(({ url, title, updatedOn }) => ({ url, title, updated_at: updatedOn })),
  );

  server.get(
    '/pages/*',
    described({
      summary: 'Returns a content page with its sections',
      response: { 200: PageRecord },
      params: ContentPath,
      errors: { 404: 'The page does not exist.' },
    }),
    ({ params }) => {
      const wanted = keptPath(params['*']);
      const page = shop.content.pages.find(({ url }) => url === wanted);
      if (!page) throw refused(404, 'Page not found');
      return pageRecord(page);
    },
  );
};

export const bannerRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/banners',
    described({
      summary: 'Returns the promises, the promotion and the trade offer shown on pages',
      response: { 200: Banners },
    }),
    () => {
      const { promises = [], announcement, trade } = shop.shopFile;
      return {
        promises: promises.map(({ icon = 'other', title, detail = '', path = '' }) => ({
          icon,
          title,
          detail,
          url: path,
        })),
        promotion: announcement
          ? {
              message: announcement.text,
              short_message: announcement.shortText ?? announcement.text,
              url: announcement.path ?? '',
            }
          : null,
        trade: trade ? { label: '', text: '', ...trade } : null,
      };
    },
  );
};

const PAGE_SIZE = 16;

const summaryRecord = ({ slug, title, summary, picture, pictureDescription, publishedOn, author }: BlogPost) => ({
  url: slug,
  title,
  summary,
  image_url: picture,
  image_description: pictureDescription,
  published_at: publishedOn,
  author,
});

export const blogRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/get_blog_list',
    described({
      summary: 'Lists one page of blog posts, newest first',
      response: { 200: PostPage },
      querystring: PageParameters,
    }),
    ({ query }) => {
      const page = pageOf(query);
      const { posts } = shop.content;
      return {
        results: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summaryRecord),
        total: posts.length,
      };
    },
  );

  server.get(
    '/get_blog_by_url',
    described({
      summary: 'Returns a blog post with its text',
      response: { 200: PostRecord },
      querystring: PostParameters,
      errors: { 404: 'The post does not exist.' },
    }),
    ({ query }) => {
      const wanted = (query.blog_url ?? '').replace(/^\/+|(?<!\/)\/+$/g, '').toLowerCase();
      const post = shop.content.posts.find(({ slug }) => slug === wanted);
      if (!post) throw refused(404, 'Post not found');
      return { ...summaryRecord(post), body: post.body, products: post.products };
    },
  );
};

export const outboxRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/outbox', { schema: { hide: true }, config: { needsSignature: true } }, async () => {
    const mails = await readOutbox(shop.db);
    return mails.map(({ createdAt, sentAt, ...mail }) => ({ ...mail, created_at: createdAt, sent_at: sentAt }));
  });
};
