import type { TypeExtensions } from '../extensions.ts';
import { builder } from '../builder.ts';
import { DateScalar, Html } from '../scalar/scalar.schema.ts';
import { encodeId } from '../ids.rules.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { pageComplexity, refuseOutOfRange } from '../list/connection.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { readWindow } from '../../upstream/window.ts';
import {
  connectionOf,
  PAGE_SIZE_MAXIMUM,
  REST_PAGE_SIZE,
  windowOf,
  type Connection,
} from '../../upstream/window.rules.ts';
import { safeHtml } from './html.rules.ts';
import { blogPath, blogSlug, type BlogPostSummary } from './page.rules.ts';

/** At most this many products are shown with a post. */
const PRODUCTS_MAXIMUM = 24;

const BlogPost = builder.objectRef<BlogPostSummary>('BlogPost').implement({
  description: 'A post of the shop’s blog. From the shop API, cached for a minute.',
  extensions: {
    findNode: (slug, _, { blogPost }) => (blogSlug(slug) === slug ? blogPost(slug) : null),
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ slug }) => encodeId('BlogPost', slug) }),
    slug: t.exposeString('slug', { description: 'The last part of its path.' }),
    path: t.string({ description: 'Path of its page.', resolve: ({ slug }) => blogPath(slug) }),
    title: t.exposeString('title', { description: 'The title of the post.' }),
    summary: t.string({
      nullable: true,
      description: 'A summary as plain text. Null when it has none.',
      resolve: ({ summary }) => summary || null,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The post’s image, not always square; null for none.',
      resolve: ({ imageUrl, imageDescription }, _, { config }) => imageOf(imageUrl, imageDescription, config, false),
    }),
    publishedOn: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The date of publication; null when the shop API does not give it.',
      resolve: ({ publishedOn }) => publishedOn,
    }),
    author: t.string({
      nullable: true,
      description: 'The author’s name. Null when the shop API does not give it.',
      resolve: ({ author }) => author || null,
    }),
    body: t.field({
      type: Html,
      nullable: true,
      description:
        'The text. Costs one call per post, cached for a minute. Null when the post no longer exists, or when the shop API cannot answer.',
      resolve: async ({ slug }, _, { blogPost }) => {
        const post = await blogPost(slug);
        return post && safeHtml(post.body);
      },
    }),
    products: t.field({
      type: [ProductType],
      nullable: true,
      description:
        'The products it mentions, at most 24, without deleted ones. Costs the call of `body` and one batched call; null when the shop API cannot answer.',
      resolve: async ({ slug }, _, { blogPost, products }) => {
        const paths = (await blogPost(slug))?.productPaths.slice(0, PRODUCTS_MAXIMUM) ?? [];
        return (await Promise.all(paths.map((path) => products.load(path)))).filter((product) => product !== null);
      },
    }),
  }),
});

const BlogPostEdge = builder.edgeObject({
  name: 'BlogPostEdge',
  type: BlogPost,
  description: 'An edge of the blog’s connection.',
} as Parameters<typeof builder.edgeObject>[0]);

const BlogPostConnection = builder.objectRef<Connection<BlogPostSummary>>('BlogPostConnection').implement({
  description: 'One page of the blog.',
  fields: (t) => ({
    edges: t.field({
      type: [BlogPostEdge],
      complexity: { field: 0, multiplier: 1 },
      description: 'The posts of this page, newest first.',
      resolve: ({ edges }) => edges as never,
    }),
    nodes: t.field({
      type: [BlogPost],
      complexity: { field: 0, multiplier: 1 },
      description: 'The posts of this page, without their cursors.',
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.int({ description: 'The number of posts.', resolve: ({ total }) => total }),
  }),
});

builder.queryFields((t) => ({
  blogPosts: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: BlogPostConnection,
    nullable: true,
    complexity: pageComplexity,
    description:
      'The blog, newest post first; empty for a shop API without one. Costs one call for every sixteen posts, cached for a minute; null only when the shop API cannot answer.',
    args: {
      first: t.arg.int({ defaultValue: REST_PAGE_SIZE, description: 'The number of posts on the page, 0 to 100.' }),
      after: t.arg.string({ description: 'The cursor after which the page starts.' }),
    },
    resolve: async (_, given, { blogPage }) => {
      refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
      const window = windowOf(given);
      return connectionOf(
        window,
        await readWindow<BlogPostSummary, Awaited<ReturnType<typeof blogPage>>>(window, blogPage),
      );
    },
  }),
  blogPost: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: BlogPost,
    nullable: true,
    description: 'One post; null where there is none. Costs one call, cached for a minute.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its path, or the whole of it.' }) },
    resolve: (_, { slug }, { blogPost }) => {
      const read = blogSlug(slug);
      return read === null ? null : blogPost(read);
    },
  }),
}));
