import { Type, type Static } from 'typebox';
import { closed } from './closed.ts';
import { deliveryKeys } from './delivery-keys.ts';
import { brandKeys } from './makers.ts';
import { line, paragraph } from './texts.ts';

/** A page of this shop, such as /about-us/ or /featured/#new. */
const path = Type.String({
  maxLength: 300,
  pattern: String.raw`^/(?!/)[\w./~-]*(?:#[\w-]+)?$`,
  description: 'A path of this shop, such as /about-us/ or /shipping-returns/#delivery-charges.',
  examples: ['/about-us/'],
});

const categoryPath = Type.String({
  maxLength: 300,
  pattern: String.raw`^/(?:[\w.~-]+/)+$`,
  description: 'The address of a category, such as /shirts/ or /shirts/linen/.',
  examples: ['/shirts/'],
});

const link = closed({ text: line('The words of the link.', 80), path });

const HomeSection = closed({
  section: Type.Enum(['hero', 'categories', 'featured', 'brands', 'posts', 'text', 'recent'], {
    description:
      'What is shown: a large opening, the top categories, featured products, brands, blog posts, a text of your ' +
      'own, or what the shopper viewed last.',
  }),
  label: Type.Optional(line('A few words above the title.', 80)),
  title: Type.Optional(line('The title.', 120)),
  text: Type.Optional(paragraph('A sentence or two.')),
  picture: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: String.raw`^[\w-]+\.(?:svg|png|jpg|jpeg|webp|avif)$`,
      description: 'A file of the folder’s pictures/, such as evening.svg.',
      examples: ['evening.svg'],
    }),
  ),
  pictureDescription: Type.Optional(
    line('What the picture shows, for screen readers; leave it out for decoration.', 300),
  ),
  links: Type.Optional(Type.Array(link, { maxItems: 4, description: 'Links below the text.' })),
  count: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 12, description: 'How many categories, products or brands are shown.' }),
  ),
});

/** Errors and editors show the descriptions. Any text may have `{freeDeliveryThreshold}` and `{stockDispatch}`. */
export const ShopFile = closed({
  name: line('The shop’s trading name.', 80),
  tagline: Type.Optional(
    line(
      'What the shop sells, in a few words: it follows the name in the home page’s title.',
      80,
      'Shirts made in Norwich',
    ),
  ),
  description: Type.Optional(paragraph('A sentence or two about the shop for search engines.')),
  title: Type.Optional(
    Type.String({
      maxLength: 80,
      pattern: String.raw`^(?=[^\p{Cc}]*\{page\})[^\p{Cc}]*$`,
      description: 'The title of every other page, such as "{page} – {shop}".',
      examples: ['{page} – {shop}'],
    }),
  ),
  contact: Type.Optional(
    closed(
      {
        phone: Type.Optional(line('The telephone number as it is shown, in quotes.', 40, '01632 960100')),
        hours: Type.Optional(line('When you answer.', 120, 'Monday to Friday, 9 am to 5 pm')),
        email: Type.Optional(
          Type.String({
            maxLength: 254,
            pattern: String.raw`^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$`,
            description: 'An email address for sales and enquiries.',
            examples: ['hello@example.com'],
          }),
        ),
      },
      'Telephone and email, which the law wants shops to give online.',
    ),
  ),
  legal: Type.Optional(
    closed(
      {
        name: Type.Optional(line('The registered name of the company, or the sole trader’s own.')),
        companyNumber: Type.Optional(
          line('The number at Companies House, in quotes; leave it out for a sole trader.', 40, '00123456'),
        ),
        registeredOffice: Type.Optional(line('The registered office or place of business, on one line.')),
        vatNumber: Type.Optional(
          line('The VAT number, in quotes; leave it out if you are not registered.', 40, 'GB 123 4567 89'),
        ),
        bankDetails: Type.Optional(line('The account for bank transfers, on one line.')),
      },
      'The company behind the shop, which the law wants shops to name.',
    ),
  ),
  social: Type.Optional(
    Type.Array(
      Type.String({
        maxLength: 500,
        pattern: String.raw`^https://[^\s"'<>]+$`,
        description: 'The https: address of a page on a social network.',
        examples: ['https://www.instagram.com/example'],
      }),
      { maxItems: 12, description: 'The shop’s pages on social networks, in order.' },
    ),
  ),
  announcement: Type.Optional(
    closed(
      {
        text: line('The announcement above the header.'),
        shortText: Type.Optional(line('The same for small screens.')),
        path: Type.Optional(path),
      },
      'A line above the header of every page.',
    ),
  ),
  promises: Type.Optional(
    Type.Array(
      closed({
        icon: Type.Optional(
          Type.Enum(['delivery', 'trust', 'security', 'returns', 'other'], { description: 'The icon beside it.' }),
        ),
        title: line('The promise, in a few words.', 120),
        detail: Type.Optional(line('Its conditions.')),
        path: Type.Optional(path),
      }),
      { maxItems: 6, description: 'The promises in the header, in order.' },
    ),
  ),
  trade: Type.Optional(
    closed(
      {
        label: Type.Optional(line('A few words above the title.', 80)),
        title: line('The title of the banner to trade customers.', 120),
        text: Type.Optional(paragraph('A sentence or two.')),
      },
      'A banner to trade customers.',
    ),
  ),
  quotation: Type.Optional(
    closed(
      {
        terms: Type.Array(paragraph('A paragraph of terms.'), {
          minItems: 1,
          maxItems: 20,
          description: 'Your terms at the foot of a quotation, in order.',
        }),
      },
      'The words of quotations that customers make of their lists.',
    ),
  ),
  home: Type.Optional(
    Type.Array(HomeSection, { minItems: 1, maxItems: 20, description: 'The sections of the home page, in order.' }),
  ),
  categories: Type.Optional(
    Type.Array(
      closed({
        path: categoryPath,
        picture: Type.Optional(
          Type.String({
            maxLength: 100,
            pattern: String.raw`^[\w-]+\.(?:svg|png|jpg|jpeg|webp)$`,
            description: 'A square file of the folder’s pictures/, instead of the catalogue’s picture.',
            examples: ['shirts.webp'],
          }),
        ),
      }),
      { maxItems: 200, description: 'Categories that come first in menus and on the home page, in order.' },
    ),
  ),
  filters: Type.Optional(
    Type.Array(
      closed({
        path: categoryPath,
        first: Type.Array(line('The name of a filter, as lists show it.', 100, 'Size'), {
          minItems: 1,
          maxItems: 10,
          description: 'The filters that come first, in order.',
        }),
      }),
      { maxItems: 200, description: 'Categories whose filters, with those of the categories below, begin with some.' },
    ),
  ),
  facts: Type.Optional(
    Type.Array(
      closed({
        path: categoryPath,
        names: Type.Array(line('The name of a specification, as products have it.', 80, 'Material'), {
          minItems: 1,
          maxItems: 12,
          description: 'The specifications, the most important first.',
        }),
      }),
      {
        maxItems: 200,
        description:
          'What products of a category are chosen by: cards show the first three that a product has, comparisons ' +
          'and product pages begin with all. A category without an entry has that of the nearest above it.',
      },
    ),
  ),
  footer: Type.Optional(
    closed(
      {
        text: Type.Optional(line('A sentence below the shop’s name.')),
        newsletter: Type.Optional(paragraph('A sentence that invites to the newsletter.')),
        links: Type.Optional(
          Type.Array(link, { maxItems: 20, description: 'Quick links before the shop’s own pages.' }),
        ),
      },
      'The words at the foot of every page.',
    ),
  ),
  brands: Type.Optional(brandKeys),
  delivery: Type.Optional(deliveryKeys),
  returns: Type.Optional(
    closed(
      {
        days: Type.Optional(
          Type.Integer({
            minimum: 14,
            maximum: 730,
            description: 'Days to change one’s mind after the goods came; the law gives 14.',
            examples: [30],
          }),
        ),
        workingDays: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 500,
            description: 'Or so many working days, if they end later.',
            examples: [10],
          }),
        ),
        paidBy: Type.Optional(
          Type.Enum(['shopper', 'shop'], {
            description: 'Who pays for sending goods back; the shopper unless you do.',
          }),
        ),
      },
      'The terms on which goods can be returned.',
    ),
  ),
  branches: Type.Optional(
    Type.Array(
      closed({
        id: Type.String({
          maxLength: 40,
          pattern: '^[a-z0-9-]+$',
          description: 'A name for orders, which never changes: lower-case letters, digits and hyphens.',
          examples: ['norwich'],
        }),
        name: line('The name of the branch.', 80),
        address1: Type.Optional(line('Street and number.', 120)),
        address2: Type.Optional(line('The second line of the address.', 120)),
        city: line('The town or city.', 80),
        postcode: line('The postcode.', 10),
        phone: Type.Optional(line('The telephone number of the branch, in quotes.', 40, '01632 960101')),
        hours: Type.Optional(
          Type.Array(
            closed({
              days: line('The days, such as Monday to Friday.', 60),
              hours: line('The opening hours, such as 8:00 am – 5:30 pm, or Closed.', 60),
            }),
            { maxItems: 7, description: 'The opening hours, in order of weekdays.' },
          ),
        ),
        readyHours: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 72,
            description:
              'Opening hours until goods in the branch are ready to collect. `npm run stock` counts what is there.',
            examples: [1],
          }),
        ),
      }),
      { maxItems: 100, description: 'The branches where orders can be collected.' },
    ),
  ),
  blog: Type.Optional(
    closed(
      { summary: Type.Optional(paragraph('A sentence below the blog’s title.')) },
      'The words above the list of posts.',
    ),
  ),
});

export type HomeSection = Static<typeof HomeSection>;
export type ShopFile = Static<typeof ShopFile>;
