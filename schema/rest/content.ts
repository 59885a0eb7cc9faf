import { Type, type Static } from 'typebox';
import { ignoredWhenBroken, listOf, optional, optionalText, pageOf, path, text } from './values.ts';

const PromiseRecord = Type.Object(
  {
    icon: optionalText('`delivery`, `trust`, `security` or `returns`; anything else shows a general icon.'),
    title: text('The promise in a few words.'),
    detail: optionalText('A second line of text.'),
    url: optionalText('The path of a page with details.'),
  },
  { title: 'PromiseRecord', description: 'A promise to shoppers, such as free delivery.' },
);

/** `GET /banners` */
export const Banners = Type.Object(
  {
    promises: optional(listOf(PromiseRecord, 'The promises, in display order.')),
    promotion: ignoredWhenBroken(
      Type.Object(
        {
          message: text('The announcement.'),
          short_message: optionalText('The announcement for narrow screens. Defaults to `message`.'),
          url: optionalText('The path of a page with details.'),
        },
        { title: 'PromotionRecord', description: 'The announcement above every page.' },
      ),
    ),
    trade: ignoredWhenBroken(
      Type.Object(
        {
          label: optionalText('The label above the title.'),
          title: text('The title.'),
          text: optionalText('The text.'),
        },
        { title: 'TradeRecord', description: 'The offer to trade customers.' },
      ),
    ),
  },
  { title: 'Banners', description: 'The banners shown on pages.' },
);

/** A post's slug, with or without `/blog/` before it. */
const POST_URL = '^/?(?!blog/$)(?:blog/)?[A-Za-z0-9](?:[A-Za-z0-9-]{0,118}[A-Za-z0-9])?/?$';

const postProperties = {
  url: Type.String({ pattern: POST_URL, description: 'The post’s path, or the last part of it.' }),
  title: text('The title.'),
  summary: optionalText('The summary, as text.'),
  image_url: optionalText('The URL of its image.'),
  image_description: optionalText('The image’s alternative text.'),
  published_at: optionalText('The date or time of publication, in ISO 8601.'),
  author: optionalText('The author’s name.'),
};

export type PostSummaryRecord = Static<typeof PostSummaryRecord>;
export const PostSummaryRecord = Type.Object(postProperties, {
  title: 'PostSummaryRecord',
  description: 'A post of the blog in a list.',
});

/** `GET /get_blog_list` */
export const PostPage = Type.Object(pageOf(PostSummaryRecord), {
  title: 'PostPage',
  description: 'One page of the blog’s posts, the newest first.',
});

/** `GET /get_blog_by_url` */
export const PostRecord = Type.Object(
  {
    ...postProperties,
    body: optionalText('The text, as HTML.'),
    products: optional(
      listOf(path('The path of a product’s page.'), 'The paths of the products that the post features.'),
    ),
  },
  { title: 'PostRecord', description: 'A post of the blog.' },
);

/** `GET /pages` */
export const PageList = listOf(
  Type.Object(
    {
      url: path('The page’s path.'),
      title: text('The page’s title.'),
      updated_at: optionalText('The date or time of the last change, in ISO 8601.'),
    },
    { title: 'PageLinkRecord', description: 'A page in a list.' },
  ),
  'All content pages.',
);

const SectionRecord = Type.Object(
  {
    anchor: optionalText('The URL fragment of the section.'),
    heading: optionalText('The heading.'),
    body: optionalText('The text, as HTML.'),
  },
  { title: 'SectionRecord', description: 'A section of a page.' },
);

const PageFaqRecord = Type.Object(
  {
    topic: optionalText('The topic, by which questions are grouped.'),
    question: text('The question.'),
    answer: text('The answer, as HTML.'),
  },
  { title: 'PageFaqRecord', description: 'A question and its answer.' },
);

/** `GET /pages/{url}` */
export const PageRecord = Type.Object(
  {
    title: text('The title.'),
    meta_description: optionalText('The description for search engines.'),
    summary: optionalText('The summary, as text.'),
    image_url: optionalText('The URL of its image.'),
    image_description: optionalText('The image’s alternative text.'),
    updated_at: optionalText('The date or time of the last change, in ISO 8601.'),
    sections: optional(listOf(SectionRecord, 'Its sections, in order.')),
    faqs: optional(listOf(PageFaqRecord, 'Questions and answers.')),
  },
  { title: 'PageRecord', description: 'A page of the shop.' },
);
