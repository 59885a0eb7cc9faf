import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.fixture.ts';
import { readSharedConfig } from '../../settings/shared-config.ts';
import { readContent, readPicture } from './read-content.ts';
import type { Content } from './content.ts';

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

function folderWith(files: Readonly<Record<string, string>>): string {
  const path = temporaryFolder();
  for (const [name, text] of Object.entries({ 'shop.yaml': 'name: Hook & Eye\n', ...files })) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

function contentOf(path: string): Content {
  const config = readSharedConfig({ SHOP_DIR: path });
  return readContent(config.shopFolder, config);
}

const read = (files: Readonly<Record<string, string>>) => contentOf(folderWith(files));

test('a page is its front matter, its sections and its picture, which is read by a path that names its content', () => {
  const words = 'title: About us\ndescription: Who sews.\nsummary: In Leeds.\ndate: 2026-11-23';
  const drawing = 'picture: shirts.svg\npictureDescription: Shirts';
  const first = '## How we began {#beginning}\n\n{shopName} began with **one** [machine](/contact-us/).';
  const text = `---\n${words}\n${drawing}\n---\n${first}\n\n## What we don't sew\n\n- hats`;
  const path = folderWith({ 'pages/about-us.md': text, 'pages/shirts.svg': DOT });
  const content = contentOf(path);
  const { pages, posts } = content;
  const [picture = ''] = content.pictures.keys();
  expect(readPicture(content, picture)?.toString()).toBe(DOT);
  expect(readPicture(content, '/pictures/../shop.yaml')).toBeNull();
  expect(posts).toEqual([]);
  expect(pages).toEqual([
    {
      url: '/about-us/',
      title: 'About us',
      metaDescription: 'Who sews.',
      summary: 'In Leeds.',
      picture: expect.stringMatching(/^\/pictures\/shirts-[0-9a-f]{10}\.svg$/),
      pictureDescription: 'Shirts',
      updatedOn: '2026-11-23',
      sections: [
        {
          anchor: 'beginning',
          heading: 'How we began',
          body: '<p>Hook &amp; Eye began with <strong>one</strong> <a href="/contact-us/">machine</a>.</p>',
        },
        { anchor: 'what-we-dont-sew', heading: "What we don't sew", body: '<ul>\n<li>hats</li>\n</ul>' },
      ],
      faqs: [],
    },
  ]);
});

test('pages are in the order that they name, then by name', () => {
  const { pages } = read({
    'pages/b.md': '---\ntitle: B\n---\n',
    'pages/a.md': '---\ntitle: A\n---\n',
    'pages/last.md': '---\ntitle: Last\norder: 2\n---\n',
    'pages/first.md': '---\ntitle: First\norder: 1\n---\n',
    'pages/notes.txt': 'not a page',
    'pages/.draft.md': 'not one either',
  });
  expect(pages.map(({ url }) => url)).toEqual(['/first/', '/last/', '/a/', '/b/']);
});

test('a page of questions has topics and answers', () => {
  const { pages } = read({
    'pages/faqs.md':
      '---\ntitle: Questions\nquestions: true\n---\n## Size\n\n### Small or not?\n\nSmall.\n\n### True?\n\nYes.\n',
  });
  expect(pages[0]).toMatchObject({
    sections: [],
    faqs: [
      { topic: 'Size', question: 'Small or not?', answer: '<p>Small.</p>' },
      { topic: 'Size', question: 'True?', answer: '<p>Yes.</p>' },
    ],
  });
});

test('posts are newest first, in files with any line endings', () => {
  const { posts } = read({
    'posts/old.md': '\uFEFF---\r\ntitle: Old\r\ndate: 2025-01-01\r\n---\r\nText.\r\n',
    'posts/new.md': '---\ntitle: New\ndate: 2026-01-01\nauthor: Ada\nproducts:\n  - /shirt/\n---\n## Why\n\nText.\n',
  });
  expect(posts).toMatchObject([
    { slug: 'new', author: 'Ada', products: ['/shirt/'], body: '<h2>Why</h2>\n<p>Text.</p>', picture: null },
    { slug: 'old', author: '', products: [], body: '<p>Text.</p>' },
  ]);
});

test('a table’s head row, and first cells that are bold, are headings', () => {
  const { posts } = read({
    'posts/sizes.md': '---\ntitle: Sizes\ndate: 2026-01-01\n---\n| Size | Chest |\n|---|---|\n| **S** | **36** |\n',
  });
  expect(posts[0]?.body.replaceAll('\n', '')).toBe(
    '<table><thead><tr><th scope="col">Size</th><th scope="col">Chest</th></tr></thead>' +
      '<tbody><tr><th scope="row">S</th><td><strong>36</strong></td></tr></tbody></table>',
  );
});

test.each([
  ['## No fields', 'pages/a.md:1: found no front matter; allowed: fields between two lines of ---: title, '],
  ['---\ntitle: [\n---\n', 'pages/a.md:2: found Flow sequence '],
  ['---\ntitel: A\n---\n', 'pages/a.md:2: found titel; allowed: title, description, '],
  ['---\ntitle: A\ncolour: red\n---\n', 'pages/a.md:3: found colour; allowed: title, description, '],
  ['---\ntitle: A\ndate: 23/11/2026\n---\n', 'pages/a.md:3: found date: "23/11/2026"; allowed: a date such as'],
  ['---\ntitle: A\n---\n\nText\n\n# Title\n', 'pages/a.md:7: found a heading of level one; allowed: ## or below'],
  ['---\ntitle: A\n---\n\nCall {fone}\n', 'pages/a.md:5: found {fone}; allowed: {shopName}, '],
  ['---\ntitle: A\n---\n\nVAT {vatNumber}\n', 'pages/a.md:5: found {vatNumber}, which shop.yaml does not give; '],
  ['---\ntitle: A\npicture: ../../a.svg\n---\n', 'pages/a.md:3: found picture: "../../a.svg"; allowed: the name'],
  ['---\ntitle: A\npicture: gone.svg\n---\n', 'pages/a.md: found picture: gone.svg; allowed: a file of the folder'],
  ['---\ntitle: A\nquestions: true\n---\n## T\n\n### Why?\n', 'pages/a.md:7: found a question without an answer; '],
])('refuses %j with its file, its line and what is allowed', (text, message) => {
  const path = folderWith({ 'pages/a.md': text });
  expect(() => contentOf(path)).toThrow(message);
});

test('refuses what is too large, too many or badly named', () => {
  expect(() => read({ 'pages/a.md': `---\ntitle: A\n---\n${'a'.repeat(300_000)}` })).toThrow('allowed: 300000 bytes');
  expect(() => read(Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`pages/${n}.md`, ''])))).toThrow(
    'pages: found 401 files; allowed: 400 at most',
  );
  expect(() => read({ 'pages/About Us.md': '---\ntitle: A\n---\n' })).toThrow('small letters, digits and hyphens');
});

test('refuses a page at an address of the storefront’s own', () => {
  for (const slug of ['cart', 'checkout-now', 'search', 'account', 'blog', 'graphql', 'docs', 'sitemap'])
    expect(() => read({ [`pages/${slug}.md`]: '---\ntitle: A\n---\n' })).toThrow(
      `pages/${slug}.md: found a page at /${slug}/, where the storefront has another; allowed: another name`,
    );
});

test('follows no link out of the folder', () => {
  const outside = folderWith({ 'secret.md': '---\ntitle: Secret\n---\n', 'a.svg': DOT });
  const path = folderWith({ 'pages/a.md': '---\ntitle: A\npicture: a.svg\npictureDescription: A dot\n---\n' });
  symlinkSync(join(outside, 'a.svg'), join(path, 'pages/a.svg'));
  expect(() => contentOf(path)).toThrow('found a link out of the folder');
  const linked = folderWith({ 'texts/a.md': '---\ntitle: A\n---\n' });
  symlinkSync(join(outside, 'secret.md'), join(linked, 'texts/b.md'));
  symlinkSync('texts', join(linked, 'pages'));
  expect(() => contentOf(linked)).toThrow(
    `${relative('.', join(linked, 'pages/b.md')).startsWith('..') ? join(linked, 'pages/b.md') : ''}: found a link out`,
  );
  rmSync(join(linked, 'texts/b.md'));
  expect(contentOf(linked).pages).toHaveLength(1);
});
