import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { DateScalar, Html } from '../scalar/scalar.schema.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import type {
  PageFaq as PageFaqRecord,
  PageSection as PageSectionRecord,
} from '@storefront/schema/shop-folder/content/content.ts';
import { safeHtml } from './html.rules.ts';
import type { Page as PageRecord, PageLink as PageLinkRecord } from './page.rules.ts';

const PageLink = builder.objectRef<PageLinkRecord>('PageLink').implement({
  description: 'A link to a content page.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The page’s path, with a leading and a trailing slash.' }),
    title: t.exposeString('title', { description: 'The page’s title.' }),
  }),
});

const PageSection = builder.objectRef<PageSectionRecord>('PageSection').implement({
  description: 'Part of a page.',
  fields: (t) => ({
    anchor: t.exposeString('anchor', {
      description: 'The fragment identifier, unique on the page.',
    }),
    heading: t.string(textOrNull('heading', 'The section’s heading as plain text. Null when it has none.')),
    body: t.field({ type: Html, description: 'The text.', resolve: ({ body }) => safeHtml(body, 2) }),
  }),
});

const PageFaq = builder.objectRef<PageFaqRecord>('PageFaq').implement({
  description: 'A question that a page answers.',
  fields: (t) => ({
    topic: t.string(textOrNull('topic', 'The topic that groups questions. Null when the question belongs to none.')),
    question: t.exposeString('question', { description: 'The question.' }),
    answer: t.field({ type: Html, description: 'The answer.', resolve: ({ answer }) => safeHtml(answer) }),
  }),
});

export const PageType = builder
  .nodeRef<PageRecord>('Page', {
    id: { resolve: ({ path }) => path },
    loadWithoutCache: (path, { page }) => (path !== '/' && canonicalPath(path) === path ? page(path) : null),
  })
  .implement({
    description: 'A content page, such as About us. From the shop API, cached for a minute.',
    fields: (t) => ({
      path: t.exposeString('path', { description: 'The page’s path, with a leading and a trailing slash.' }),
      title: t.exposeString('title', { description: 'The page’s title.' }),
      metaDescription: t.string(textOrNull('metaDescription', 'A sentence for search engines. Null when it has none.')),
      summary: t.string(textOrNull('summary', 'A summary as plain text. Null when it has none.')),
      image: t.field({
        type: Image,
        nullable: true,
        description: 'The image at the top of the page, not always square; null for none.',
        resolve: ({ imageUrl, imageDescription }, _, { config }) => imageOf(imageUrl, imageDescription, config, false),
      }),
      updatedOn: t.expose('updatedOn', {
        type: DateScalar,
        nullable: true,
        description: 'The day of its last change; null where the shop API does not say.',
      }),
      sections: t.expose('sections', { type: [PageSection], description: 'The sections, in order.' }),
      faqs: t.expose('faqs', {
        type: [PageFaq],
        description: 'Questions that it answers, in order; empty for most pages.',
      }),
    }),
  });

builder.queryFields((t) => ({
  pages: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [PageLink],
    nullable: true,
    description:
      'All content pages; empty for a shop API without them. One call, cached for a minute; null only when it fails.',
    resolve: (_, __, { pages }) => pages(),
  }),
  page: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: PageType,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description: 'The page at a path; null where there is none. Costs one call, cached for a minute.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'The page’s path. Leading and trailing slashes are optional.',
      }),
    },
    resolve: (_, { path }, { page }) => {
      const canonical = canonicalPath(path);
      return canonical && canonical !== '/' ? page(canonical) : null;
    },
  }),
}));
