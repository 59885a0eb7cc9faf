import type { RootContent } from 'mdast';
import type { BlogPageQuery$rawResponse } from '../../__generated__/BlogPageQuery.graphql.ts';
import type { ContactPageQuery$rawResponse } from '../../__generated__/ContactPageQuery.graphql.ts';
import type { OwnPageQuery$rawResponse } from '../../__generated__/OwnPageQuery.graphql.ts';
import type { PostPageQuery$rawResponse } from '../../__generated__/PostPageQuery.graphql.ts';
import type { ShippingReturnsPageQuery$rawResponse } from '../../__generated__/ShippingReturnsPageQuery.graphql.ts';
import { BLOG } from '../../content/blog/blog.data.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';
import { htmlContent } from './html.rules.ts';
import { questionContent } from './lists.rules.ts';
import { heading, link, list, paragraph, section } from './nodes.rules.ts';
import { cardsTable } from './product-cards.rules.ts';
import { chargesTable } from './product.rules.ts';

const lead = (summary: string | null | undefined) => (summary ? [paragraph(summary)] : []);

interface Section {
  readonly anchor: string;
  readonly heading: string | null | undefined;
  readonly body: string;
}

const sectionContent = (sections: readonly Section[], origin: string): RootContent[] =>
  sections.flatMap((part) => [...(part.heading ? [heading(2, part.heading)] : []), ...htmlContent(part.body, origin)]);

export function ownPageMarkdown({ page }: OwnPageQuery$rawResponse, { url }: MarkdownContext): MarkdownPage | null {
  if (!page) return null;
  const topics = [...Map.groupBy(page.faqs, ({ topic }) => topic)];
  return {
    path: page.path,
    title: page.title,
    trail: [],
    content: [
      ...lead(page.summary),
      ...sectionContent(page.sections, url.origin),
      ...topics.flatMap(([topic, questions]) => section(topic || 'Questions', questionContent(questions, url.origin))),
    ],
  };
}

/** The anchor of the section that the charges belong to. */
const CHARGES = 'delivery-charges';

export function shippingMarkdown(
  { page }: ShippingReturnsPageQuery$rawResponse,
  { url, layout }: MarkdownContext,
): MarkdownPage {
  const sections = page?.sections ?? [];
  const charges = [
    ...chargesTable(layout),
    ...(layout?.stores?.length ? [paragraph('Collection from a store is always free.')] : []),
  ];
  return {
    path: '/shipping-returns/',
    title: page?.title ?? 'Delivery and returns',
    trail: [],
    content: [
      ...lead(page?.summary),
      ...(sections.some(({ anchor }) => anchor === CHARGES) ? [] : charges),
      ...sections.flatMap((part) => [
        ...sectionContent([part], url.origin),
        ...(part.anchor === CHARGES ? charges : []),
      ]),
    ],
  };
}

export function contactMarkdown(
  { page, shop, stores }: ContactPageQuery$rawResponse,
  { url }: MarkdownContext,
): MarkdownPage {
  return {
    path: '/contact-us/',
    title: page?.title ?? 'Contact us',
    trail: [],
    content: [
      ...lead(page?.summary),
      ...list([
        ...(shop.phone ? [[`Telephone: ${shop.phone}`]] : []),
        ...(shop.email ? [[`Email: ${shop.email}`]] : []),
        ...(shop.contactHours ? [[`Hours: ${shop.contactHours}`]] : []),
        ...(shop.registeredOffice ? [[`By post: ${shop.legalName}, ${shop.registeredOffice}`]] : []),
      ]),
      ...section('Our stores', (stores ?? []).flatMap(storeContent)),
      ...sectionContent(page?.sections ?? [], url.origin),
    ],
  };
}

function storeContent(store: NonNullable<ContactPageQuery$rawResponse['stores']>[number]): RootContent[] {
  const { name, address1, address2, city, postcode, phone, openingHours } = store;
  return [
    heading(3, name),
    ...list([
      [[address1, address2, `${city} ${postcode}`].filter((line) => line?.trim()).join(', ')],
      ...(phone ? [[`Telephone: ${phone}`]] : []),
      ...openingHours.map(({ days, hours }) => [`${days}: ${hours}`]),
    ]),
  ];
}

export function postMarkdown(
  { blogPost, newest }: PostPageQuery$rawResponse,
  context: MarkdownContext,
): MarkdownPage | null {
  if (!blogPost) return null;
  const { title, path, summary, author, publishedOn, body, about } = blogPost;
  const byline = [author ? `By ${author}` : '', publishedOn ?? ''].filter(Boolean).join(', ');
  const more = (newest?.edges ?? []).map(({ node }) => node).filter((post) => post.path !== path);
  return {
    path,
    title,
    trail: [BLOG],
    content: [
      ...(byline ? [paragraph(byline)] : []),
      ...lead(summary),
      ...htmlContent(body, context.url.origin, 2),
      ...section('Products in this post', cardsTable(about ?? [], context)),
      ...section('More from the blog', postList(more, context)),
    ],
  };
}

export function blogMarkdown({ blogPosts }: BlogPageQuery$rawResponse, context: MarkdownContext): MarkdownPage {
  const info = blogPosts?.pageInfo;
  return {
    path: BLOG.path + context.url.search,
    title: BLOG.name,
    trail: [],
    content: [
      ...postList(blogPosts?.edges.map(({ node }) => node) ?? [], context),
      ...list([
        ...(info?.hasPreviousPage ? [[link('Newest posts', context.at(BLOG.path))]] : []),
        ...(info?.hasNextPage ? [[link('Older posts', context.at(`${BLOG.path}?after=${info.endCursor}`))]] : []),
      ]),
    ],
  };
}

interface RawPost {
  readonly path: string;
  readonly title: string;
  readonly summary: string | null | undefined;
  readonly publishedOn: string | null | undefined;
}

const postList = (posts: readonly RawPost[], { at }: MarkdownContext) =>
  list(
    posts.map(({ path, title, summary, publishedOn }) => [
      link(title, at(path)),
      `${publishedOn ? `, ${publishedOn}` : ''}${summary ? `: ${summary}` : ''}`,
    ]),
  );
