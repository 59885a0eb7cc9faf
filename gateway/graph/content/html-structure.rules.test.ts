import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { FOREIGN_HTML } from '@storefront/embedded/hostile-catalogue.fixture.ts';
import { safeHtml } from './html.rules.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const cases = [
  [
    'sound HTML stays as it is',
    '<p>a <b>b</b></p><ul><li>c<ul><li>d</li></ul></li></ul><table><thead><tr><th scope="col">e</th></tr></thead>' +
      '<tbody><tr><td>f<br />g</td></tr></tbody></table>',
    null,
  ],
  ['a list in a paragraph', '<h2>a<ul><li>b</li></ul>c</h2>', '<h2>a</h2><ul><li>b</li></ul><h2>c</h2>'],
  ['items without a list', 'a<li>b</li><li>c</li>d', 'a<ul><li>b</li><li>c</li></ul>d'],
  [
    'words and lists that are no items',
    '<ul>a<li>b</li><ul><li>c</li></ul></ul>',
    '<ul><li>a</li><li>b</li><li><ul><li>c</li></ul></li></ul>',
  ],
  ['paragraphs in bold', '<b><p>a</p><i>b</i></b>', '<p>a</p><i>b</i>'],
  ['paragraphs in a link', '<a href="/a/"><h2>a</h2></a>', '<a href="/a/"><h2>a</h2></a>'],
  ['cells without rows', '<table><td>a</td></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['rows without a table', '<tr><td>a</td><td>b</td></tr>', 'a b  '],
  [
    'words in a table',
    '<table>a<tr><td>c</td></tr></table>',
    '<p>a</p><table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  [
    'a heading in a heading cell',
    '<table><tr><th><h2>a</h2></th></tr></table>',
    '<table><tbody><tr><th>a</th></tr></tbody></table>',
  ],
  ['empty ones', '<h2></h2><p> </p><ul></ul><table></table>a', 'a'],
] as const;

test.each(cases)('%s', (_, html, sound) => {
  expect(safeHtml(html)).toBe(sound ?? html);
});

test.each([
  ...cases.map(([name, html]) => ({ name, html })),
  { name: 'foreign HTML', html: FOREIGN_HTML },
  { name: 'very deep', html: '<b><ul><li>'.repeat(5_000) },
])('$name: the result is valid HTML in a page', async ({ html }) => {
  const head = '<head><title>t</title></head>';
  const { results } = await validator.validateString(
    `<!doctype html><html lang="en">${head}<body><h1>t</h1><div>${safeHtml(html)}</div></body></html>`,
  );
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
