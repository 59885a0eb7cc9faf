import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';
import { answerOf, layout, price, rawCard, rawProduct, rawVariant } from './raw-answers.fixture.ts';
import type { RawProduct } from './product.rules.ts';

const ADDRESS = 'https://shop.example/brass-lamp/';

const productPage = (changes: Partial<RawProduct> = {}) =>
  pageMarkdown(
    [answerOf('ShopLayoutQuery', layout), answerOf('UrlPageQuery', { resolveUrl: rawProduct(changes) })],
    ADDRESS,
  );
const productText = (changes?: Partial<RawProduct>) => productPage(changes)?.text ?? '';

describe('a product', () => {
  test('has its price inc and ex VAT, stock words, dispatch and charges', () => {
    const text = productText();
    expect(productPage()).toMatchObject({ canonical: ADDRESS, isPartial: false });
    expect(text).toMatch(/^# Brass lamp\n/);
    expect(text).toContain('- Price: £12.00 inc VAT (£10.00 ex VAT)\n- Stock: 12 in stock\n- Dispatch: Order before');
    expect(text).toContain('- Brand: [Acme](https://shop.example/brands/acme/)');
    expect(text).toMatch(/\| UK Mainland \| £\d+\.\d\d \| £\d+\.\d\d \| £\d+ of goods, inc VAT \| 1 \|/);
    expect(text).toContain('[Lamps & Co](https://shop.example/) · 020 7946 0123');
  });

  test.each<[string, Partial<RawProduct>, string]>([
    ['a recommended price', { wasPrice: price(1_500) }, '- RRP £15.00 inc VAT (£12.50 ex VAT)'],
    ['its own price before a sale', { wasPrice: price(1_500), wasRegularPrice: true }, '- Was £15.00 inc VAT'],
    ['the lowest price of several', { fromPrice: price(600) }, '- Price: From £6.00 inc VAT (£5.00 ex VAT)'],
    ['terms of quantity', { minimumQuantity: 10, quantityMultiple: 10 }, 'multiples of 10'],
    ['used goods', { condition: 'USED' }, '- Condition: Used'],
    ['a price below £1', { price: price(5) }, '- Price: £0.05 inc VAT (£0.0417 ex VAT)'],
    [
      'prices by quantity',
      { priceBreaks: [{ quantity: 10, price: price(960) }] },
      '| 10 or more | £9.60 inc VAT (£8.00 ex VAT) |',
    ],
    [
      'what stores have',
      { storeStock: [{ level: 4, store: { id: 's', name: 'Leeds', city: 'Leeds', readyHours: 1 } }] },
      '- Stock: 12 in stock\n- In stores now: Leeds (4)\n',
    ],
  ])('says %s', (_, changes, expected) => expect(productText(changes)).toContain(expected));

  test('lists its variants with code, options, price and stock', () => {
    const text = productText({
      options: [{ name: 'Finish', values: [] }],
      variants: [
        rawVariant('L-SB', { selectedOptions: [{ name: 'Finish', value: 'Satin Brass' }] }),
        rawVariant('L-MB', {
          selectedOptions: [{ name: 'Finish', value: 'Matt Black' }],
          stock: { ...rawProduct().stock, status: 'BACKORDER', expectedOn: '2026-12-24' },
        }),
      ],
    });
    expect(text).toContain('| Product code | Finish | Price | Stock |\n');
    expect(text).toContain('| L-SB | Satin Brass | £12.00 inc VAT (£10.00 ex VAT) | In stock |');
    expect(text).toContain(
      '| L-MB | Matt Black | £12.00 inc VAT (£10.00 ex VAT) | Back-order: expected 24 December 2026 |',
    );
  });

  test('promises no dispatch of what is sold out', () => {
    const none = { level: 0, maximumQuantity: 0, message: 'Sold out.' };
    const stock = { ...rawProduct().stock, ...none, status: 'OUT_OF_STOCK' as const };
    expect(productText({ stock })).toContain('- Stock: Sold out.\n');
    expect(productText({ stock })).not.toContain('Dispatch');
  });

  test('promises dispatch after the transfer where that is the only way to pay', () => {
    const dispatch = { ...layout.shop.dispatch, awaitsTransfer: true };
    const answers = [
      answerOf('ShopLayoutQuery', { ...layout, shop: { ...layout.shop, dispatch } }),
      answerOf('UrlPageQuery', { resolveUrl: rawProduct({}) }),
    ];
    expect(pageMarkdown(answers, ADDRESS)?.text).toContain(
      '- Dispatch: Dispatched the working day after your transfer arrives\n',
    );
  });

  test('offers collection where the shop has stores, and no telephone that it does not have', () => {
    const at = (changes: Partial<typeof layout>) =>
      pageMarkdown(
        [
          answerOf('ShopLayoutQuery', { ...layout, ...changes }),
          answerOf('UrlPageQuery', { resolveUrl: rawProduct() }),
        ],
        ADDRESS,
      )?.text;
    expect(at({})).not.toContain('Collection');
    expect(at({ stores: [{ id: 's', city: 'Leeds', readyHours: null }] })).toContain(
      'Collection from a store is free.',
    );
    expect(at({ shop: { ...layout.shop, phone: '' } })).toContain('[Lamps & Co](https://shop.example/) · hello@shop');
  });

  test('says that a part is missing, and is not kept', () => {
    const answer = answerOf('UrlPageQuery', { resolveUrl: rawProduct({ related: null }) }, [{ message: 'down' }]);
    const page = pageMarkdown([answer], ADDRESS);
    expect(page?.isPartial).toBe(true);
    expect(page?.text).toContain('Some of this page could not be loaded just now.');
  });
});

describe('hostile text', () => {
  const HOSTILE = [
    '# not a heading',
    '<script>alert(1)</script>',
    '[link](javascript:alert(1))',
    '![picture](https://evil.example/x.png)',
    '*stars* _and_ `code` ~~and~~ | pipes | \\ slashes',
    'line\n# another\n\n- item\r\n---\u2028end',
    '&copy; &#x3c;',
    '> quoted',
    'https://evil.example and me@evil.example',
    '| a | b |\n| - | - |\n| c | d |',
  ];

  test.each(HOSTILE)('a name %j stays a name', (name) => {
    const text = productText({ name, trail: [{ name, path: '/x/' }], brand: { id: 'b', name, path: '/b/' } });
    const [title, ...rest] = fromMarkdown(text).children;
    expect(title).toMatchObject({ type: 'heading', depth: 1, children: [{ type: 'text', value: name }] });
    const headings = rest.flatMap((node) => (node.type === 'heading' ? [node.children[0]] : []));
    expect(headings).toEqual([expect.objectContaining({ value: 'Delivery and returns' })]);
    expect(rest.some(({ type }) => type === 'html')).toBe(false);
  });

  test.each(HOSTILE)('a value %j stays in its cell', (value) => {
    const lines = productText({ specifications: [{ name: 'Cap', value }] }).split('\n');
    const row = lines.filter((line) => line.startsWith('| Cap |'));
    expect(row.length).toBe(1);
    expect(row[0]?.replaceAll(/\\./g, '').match(/\|/g)?.length).toBe(3);
    expect(lines.filter((line) => /^#+ /.test(line)).length).toBe(3);
  });

  test.each(['javascript:alert(1)', '//evil.example/a b', 'https://['])('a document at %j is no script', (url) => {
    const documents = [{ url, name: 'Manual', label: 'Manual', format: null, bytes: null }];
    const [, target = 'none'] = /\[Manual\]\((.*)\)/.exec(productText({ documents })) ?? [];
    expect(target).toMatch(/^$|^https:\/\/evil\.example\/a%20b$|^<>$/);
  });
});

test.each([
  ['headings below the section', '<h2>Care</h2><p>Dust it.</p>', '### Care\n\nDust it.'],
  ['deeper headings in order', '<h2>Care</h2><h3>Brass</h3><p>Wax.</p>', '### Care\n\n#### Brass\n\nWax.'],
  [
    'links of the shop',
    '<p><a href="/terms/?a=1&amp;b=2">Terms</a></p>',
    '[Terms](https://shop.example/terms/?a=1&b=2)',
  ],
  ['lists', '<ul><li>One</li><li><strong>Two</strong></li></ul>', '- One\n- **Two**'],
  ['Markdown as text', '<p># *not* a [link](x)</p>', '\\# \\*not\\* a \\[link]\\(x)'],
])('keeps %s of a merchant’s HTML', (_, html, expected) =>
  expect(productText({ html })).toContain(`## Description\n\n${expected}\n`),
);

test('a list has a row for each product, its filters and the pages beside it', () => {
  const products = {
    __typename: 'ProductConnection',
    applied: { brands: [], facets: [], inStock: false, onSale: false },
    brands: [],
    edges: [rawCard({ name: 'A | B', fromPrice: price(600) })],
    facets: [{ kind: 'VALUES', name: 'Cap Type', values: [{ count: 3, swatch: null, value: 'E27' }] }],
    pageCount: 3,
    totalCount: 33,
  };
  const page = pageMarkdown(
    [answerOf('FeaturedPageQuery', { featuredCollection: { products } })],
    'https://shop.example/featured/?page=2&sort=name',
  );
  expect(page?.canonical).toBe('https://shop.example/featured/?page=2');
  expect(page?.text).toContain(
    '| [A \\| B](https://shop.example/brass-lamp/) | Acme | LMP-1 | From £6.00 | From £5.00 | In stock |',
  );
  expect(page?.text).toContain('[Previous page](https://shop.example/featured/?sort=name)');
  expect(page?.text).toContain('[Next page](https://shop.example/featured/?sort=name&page=3)');
  expect(page?.text).toContain('- Cap Type, `filter.Cap+Type=`: E27 (3)');
});

test('a range lists the products of each kind, by the variant in its finish', () => {
  const { node: product } = rawCard();
  const matchingVariant = rawVariant('L-SB', { selectedOptions: [{ name: 'Finish', value: 'Satin Brass' }] });
  const range = {
    name: 'Amberley',
    path: '/ranges/amberley/',
    brand: null,
    finish: 'Satin Brass',
    kinds: [{ name: 'Pendants', path: null, products: [{ product, matchingVariant }] }],
  };
  const page = pageMarkdown([answerOf('RangePageQuery', { range })], 'https://shop.example/ranges/amberley/');
  expect(page?.text).toMatch(/^# Amberley in Satin Brass\n\n## Pendants\n/);
  expect(page?.text).toContain(
    '[Brass lamp, Satin Brass](https://shop.example/brass-lamp/?finish=satin-brass) | Acme | L-SB | £12.00 | £10.00 |',
  );
});

test('the start page follows llmstxt.org: one title, a summary, sections of links alone', () => {
  const category = { id: 'c', name: 'Lamps', path: '/lamps/', image: null, children: [{ id: 'd', name: 'Desk' }] };
  const shop = { tagline: null, description: null };
  const answer = { categories: [category], blogPosts: { edges: [{}] }, shop };
  const home = answerOf('HomePageQuery', answer);
  const text = pageMarkdown([answerOf('ShopLayoutQuery', layout), home], 'https://shop.example/')?.text ?? '';
  const [title, summary] = fromMarkdown(text).children;
  expect([title?.type, summary?.type]).toEqual(['heading', 'blockquote']);
  expect(text).toContain('> Lamps & Co is an online shop in the UK: Lamps.');
  const described = answerOf('HomePageQuery', { ...answer, shop: { tagline: 'Light', description: 'Lamps & more.' } });
  expect(pageMarkdown([answerOf('ShopLayoutQuery', layout), described], 'https://shop.example/')?.text).toContain(
    '\n> Lamps & more.\n',
  );
  expect(text).toContain('- [Lamps](https://shop.example/lamps/): Desk');
  expect(text).toContain('- [Terms of sale](https://shop.example/terms/)');
  expect(text).toContain('- [Blog](https://shop.example/blog/)');
});

test('a page of another kind has no Markdown', () => {
  expect(
    pageMarkdown([answerOf('ShopLayoutQuery', layout), answerOf('CartPageQuery', { cart: {} })], ADDRESS),
  ).toBeNull();
});
