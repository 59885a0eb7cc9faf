import { expect, test } from 'vitest';
import { findSections } from './docs-search.rules.ts';

const pages = [
  {
    path: '/docs',
    title: 'Quick start',
    sections: [
      { anchor: '', heading: '', body: '<p>Send your <a href="/docs/access">key</a>.</p>' },
      { anchor: 'money', heading: 'Money', body: `<p>Pence &amp; pounds. ${'Long. '.repeat(60)}A limit.</p>` },
    ],
  },
  {
    path: '/docs/limits',
    title: 'Limits',
    sections: [{ anchor: 'cost', heading: 'Cost', body: '<p>At most 12,000 pence.</p>' }],
  },
];

test.each([
  ['KEY', ['/docs']],
  ['pence', ['/docs#money', '/docs/limits#cost']],
  // By the title of its page: before the section that has it in its text.
  ['limit', ['/docs/limits#cost', '/docs#money']],
  ['pence cost', ['/docs/limits#cost']],
  ['pence & pounds', ['/docs#money']],
  // Markup is not text.
  ['href', []],
  ['nowhere', []],
  [' ', []],
])('“%s” is found in %j', (term, addresses) => {
  expect(findSections(pages, term).map(({ address }) => address)).toEqual(addresses);
});
