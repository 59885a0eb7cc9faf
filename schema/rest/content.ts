import { Type, type Static } from 'typebox';
import { ignoredWhenBroken, listOf, optional, optionalText, pageOf, path, text } from './values.ts';

const PromiseRecord = Type.Object(
  {
    icon: optionalText('`delivery`, `trust`, `security` or `returns`; anything else has a general icon.'),
    title: text('The promise in a few words.'),
    detail: optionalText('One line more.'),
    url: optionalText('A path of the shop that says more.'),
  },
  { title: 'PromiseRecord', description: 'Something that the shop promises.' },
);

/** `GET /banners` */
export const Banners = Type.Object(
  {
    promises: optional(listOf(PromiseRecord, 'What the shop promises, in order.')),
    promotion: ignoredWhenBroken(
      Type.Object(
        {
          message: text('The announcement.'),
          short_message: optionalText('The same for narrow screens; missing is the announcement itself.'),
          url: optionalText('A path of the shop that says more.'),
        },
        { title: 'PromotionRecord', description: 'The announcement above every page.' },
      ),
    ),
    trade: ignoredWhenBroken(
      Type.Object(
        {
          label: optionalText('A word above the title.'),
          title: text('The title.'),
          text: optionalText('The text.'),
        },
        { title: 'TradeRecord', description: 'What the shop offers to the trade.' },
      ),
    ),
  },
  { title: 'Banners', description: 'What the shop says around its pages.' },
);

/** A post's slug, with or without `/blog/` before it. */
const POST_URL = '^/?(?!blog/$)(?:blog/)?[A-Za-z0-9](?:[A-Za-z0-9-]{0,118}[A-Za-z0-9])?/?$';

const postProperties = {
  url: Type.String({ pattern: POST_URL, description: 'The post’s path, or the last part of it.' }),
  title: text('The title.'),
  summary: optionalText('The first lines, as text.'),
  image_url: optionalText('The URL of its picture.'),
  image_description: optionalText('What the picture shows, as alternative text.'),
  published_at: optionalText('When it was published: a day or a time in ISO 8601.'),
  author: optionalText('The author’s name.'),
};

/** A post of the blog in a list. */
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
    products: optional(listOf(path('The path of a product’s page.'), 'Products that it is about.')),
  },
  { title: 'PostRecord', description: 'A post of the blog.' },
);

/** `GET /pages` */
export const PageList = listOf(
  Type.Object(
    {
      url: path('The page’s path.'),
      title: text('The page’s title.'),
      updated_at: optionalText('When it last changed: a day or a time in ISO 8601.'),
    },
    { title: 'PageLinkRecord', description: 'A page in a list.' },
  ),
  'Every page that is neither a list nor a product.',
);

const SectionRecord = Type.Object(
  {
    anchor: optionalText('The fragment that links to it.'),
    heading: optionalText('The heading.'),
    body: optionalText('The text, as HTML.'),
  },
  { title: 'SectionRecord', description: 'A section of a page.' },
);

const PageFaqRecord = Type.Object(
  {
    topic: optionalText('What it is about.'),
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
    summary: optionalText('The first lines, as text.'),
    image_url: optionalText('The URL of its picture.'),
    image_description: optionalText('What the picture shows, as alternative text.'),
    updated_at: optionalText('When it last changed: a day or a time in ISO 8601.'),
    sections: optional(listOf(SectionRecord, 'Its sections, in order.')),
    faqs: optional(listOf(PageFaqRecord, 'Questions and answers.')),
  },
  { title: 'PageRecord', description: 'A page of the shop.' },
);
