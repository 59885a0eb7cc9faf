import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { DateScalar, Html } from '../scalar/scalar.schema.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { pageComplexity, readConnection, windowArguments } from '../list/connection.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { safeHtml } from './html.rules.ts';
import { blogPath, blogSlug, type BlogPostSummary } from './page.rules.ts';

const PRODUCTS_MAXIMUM = 24;

const BlogPost = builder
  .nodeRef<BlogPostSummary>('BlogPost', {
    id: { resolve: ({ slug }) => slug },
    loadWithoutCache: (slug, { blogPost }) => (blogSlug(slug) === slug ? blogPost(slug) : null),
  })
  .implement({
    description: 'A post of the shop’s blog. From the shop API, cached for a minute.',
    fields: (t) => ({
      slug: t.exposeString('slug', { description: 'The last part of its path.' }),
      path: t.string({ description: 'Path of its page.', resolve: ({ slug }) => blogPath(slug) }),
      title: t.exposeString('title', { description: 'The title of the post.' }),
      summary: t.string(textOrNull('summary', 'A summary as plain text. Null when it has none.')),
      image: t.field({
        type: Image,
        nullable: true,
        description: 'The post’s image, not always square; null for none.',
        resolve: ({ imageUrl, imageDescription }, _, { config }) => imageOf(imageUrl, imageDescription, config, false),
      }),
      publishedOn: t.expose('publishedOn', {
        type: DateScalar,
        nullable: true,
        description: 'The date of publication; null when the shop API does not give it.',
      }),
      author: t.string(textOrNull('author', 'The author’s name. Null when the shop API does not give it.')),
      body: t.field({
        type: Html,
        nullable: true,
        complexity: CALL_COMPLEXITY,
        description:
          'The text. Null when the post no longer exists, or the call fails. Costs one call, cached for a minute.',
        resolve: async ({ slug }, _, { blogPost }) => {
          const post = await blogPost(slug);
          return post && safeHtml(post.body);
        },
      }),
      products: t.field({
        type: [ProductType],
        nullable: true,
        complexity: { field: CALL_COMPLEXITY, multiplier: PRODUCTS_MAXIMUM },
        description:
          'The products it mentions, at most 24, without deleted ones. ' +
          'Costs the call of `body` and one batched call; null when the shop API cannot answer.',
        resolve: async ({ slug }, _, { blogPost, products }) => {
          const paths = (await blogPost(slug))?.productPaths.slice(0, PRODUCTS_MAXIMUM) ?? [];
          return (await Promise.all(paths.map((path) => products.load(path)))).filter((product) => product !== null);
        },
      }),
    }),
  });

const BlogPostConnection = builder.connectionObject(
  {
    name: 'BlogPostConnection',
    type: BlogPost,
    description: 'One page of the blog.',
    edgesField: { description: 'The posts of this page, newest first.' },
    fields: (t) => ({ totalCount: t.int({ description: 'The number of posts.', resolve: ({ total }) => total }) }),
  },
  { name: 'BlogPostEdge', description: 'An edge of the blog’s connection.' },
);

builder.queryFields((t) => ({
  blogPosts: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: BlogPostConnection,
    nullable: true,
    complexity: pageComplexity,
    description:
      'The blog, newest post first; empty for a shop API without one. ' +
      'Costs one call for every sixteen posts, cached for a minute; null only when the shop API cannot answer.',
    args: windowArguments('posts'),
    resolve: (_, given, { blogPage }) => readConnection(given, blogPage, ({ slug }) => slug),
  }),
  blogPost: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: BlogPost,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description: 'One post; null where there is none. Costs one call, cached for a minute.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its path, or the whole of it.' }) },
    resolve: (_, { slug }, { blogPost }) => {
      const read = blogSlug(slug);
      return read === null ? null : blogPost(read);
    },
  }),
}));
