import type { HomeSection } from '@storefront/schema/shop-folder/shop-file.ts';
import { builder } from '../builder.ts';

const HomeSectionKind = builder.enumType('HomeSectionKind', {
  description: 'What a section of the home page shows.',
  values: {
    HERO: { value: 'hero', description: 'The opening: a picture, a sentence and links.' },
    CATEGORIES: { value: 'categories', description: 'The top categories.' },
    FEATURED: { value: 'featured', description: 'Featured products.' },
    BRANDS: { value: 'brands', description: 'The brands.' },
    POSTS: { value: 'posts', description: 'The newest blog posts.' },
    TEXT: { value: 'text', description: 'A text, with a picture and links if it has them.' },
    RECENT: { value: 'recent', description: 'The products that the shopper viewed last.' },
  } as const,
});

export const ShopLinkType = builder.objectRef<{ text: string; path: string }>('ShopLink').implement({
  description: 'A link to a page of the shop.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The words of the link.' }),
    path: t.exposeString('path', { description: 'The path of the page.' }),
  }),
});

/** Where the pictures of the merchant's folder are served. */
export const PICTURES_PATH = '/shop-pictures/';

export const HomeSectionType = builder.objectRef<HomeSection>('HomeSection').implement({
  description: 'A section of the home page. From the deployment’s `shop.yaml`.',
  fields: (t) => ({
    kind: t.expose('section', { type: HomeSectionKind, description: 'What it shows.' }),
    label: t.exposeString('label', { nullable: true, description: 'A few words above the title; null for none.' }),
    title: t.exposeString('title', { nullable: true, description: 'The title; null for the usual one.' }),
    text: t.exposeString('text', { nullable: true, description: 'A sentence or two; null for none.' }),
    picture: t.string({
      nullable: true,
      description: 'The path of the picture’s file; null for none.',
      resolve: ({ picture }) => (picture === undefined ? null : PICTURES_PATH + picture),
    }),
    pictureDescription: t.string({
      description: 'Alternative text of the picture; empty for a decorative one.',
      resolve: ({ pictureDescription }) => pictureDescription ?? '',
    }),
    links: t.field({
      type: [ShopLinkType],
      description: 'The links below the text; may be empty.',
      resolve: ({ links }) => links ?? [],
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'How many categories, products or brands to show; null for the usual number.',
    }),
  }),
});

/** The home page of a shop that has not written one: what it sells, without claims. */
export const usualHome = ({ name, tagline }: { name: string; tagline: string | undefined }): readonly HomeSection[] => [
  { section: 'hero', title: name, ...(tagline !== undefined && { text: tagline }) },
  { section: 'categories' },
  { section: 'featured' },
  { section: 'brands' },
  { section: 'posts' },
  { section: 'recent' },
];
