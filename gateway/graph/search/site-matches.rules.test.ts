import { expect, test } from 'vitest';
import { siteIndex, siteMatches, type SiteText } from './site-matches.rules.ts';

const category = (name: string, ...ancestors: string[]): SiteText => ({
  kind: 'CATEGORY',
  name,
  path: `/${name}/`,
  ancestors,
  parts: [],
});
const page = (name: string, parts: SiteText['parts'], kind: 'PAGE' | 'POST' = 'PAGE'): SiteText => ({
  kind,
  name,
  path: `/${name}/`,
  ancestors: [],
  parts,
});

const site = siteIndex([
  page('About us', []),
  page('Contact us', [{ heading: 'Opening hours', text: '' }]),
  category('Wall Lights', 'Interior Lighting'),
  category('Wall Lights', 'Exterior Lighting'),
  category('Pendant Lights', 'Interior Lighting'),
  category('Lighting'),
  page('About our business', [{ heading: 'Trade discounts', text: 'Call us with a list.' }]),
  page('Delivery and returns', [
    { heading: 'Delivery charges', text: 'The Channel Islands and the Isle of Man pay more.' },
    { heading: 'How to send something back', text: 'We refund you within 14 days.' },
    { heading: 'Faulty, or not as described', text: 'We pay for the parcel.' },
  ]),
  page('Frequently asked questions', [
    { heading: 'Do you give trade discounts?', text: 'Yes: open an account.' },
    { heading: 'How can I pay?', text: 'By bank transfer.' },
  ]),
  page('Bathroom zones explained', [{ heading: 'Zone 1', text: 'Brass and chrome lights.' }], 'POST'),
]);

test.each<[string, [name: string, heading: string | null][]]>([
  ['returns', [['Delivery and returns', null]]],
  ['how do I get a refund', [['Delivery and returns', null]]],
  ['delivery to Jersey', [['Delivery and returns', 'Delivery charges']]],
  [
    'trade account',
    [
      ['About our business', 'Trade discounts'],
      ['Frequently asked questions', 'Do you give trade discounts?'],
    ],
  ],
  ['returns policy', [['Delivery and returns', null]]],
  ['opening hours', [['Contact us', 'Opening hours']]],
  ['phone number', [['Contact us', null]]],
  ['about us', [['About us', null]]],
  ['how do I pay', [['Frequently asked questions', 'How can I pay?']]],
  ['damaged item', [['Delivery and returns', 'Faulty, or not as described']]],
  ['bathroom zones', [['Bathroom zones explained', null]]],
  ['pendant light', [['Pendant Lights', null]]],
  ['outdoor wall lights', [['Wall Lights', null]]],
  [
    'wall lights',
    [
      ['Wall Lights', null],
      ['Wall Lights', null],
    ],
  ],
  ['', []],
  ['__proto__', []],
])('%j names %j', (term, named) => {
  expect(siteMatches(term, site).map(({ name, heading }) => [name, heading])).toEqual(named);
});

test('names the category that a category is in', () => {
  const parents = siteMatches('wall lights', site).map(({ parent }) => parent);
  expect(parents).toEqual(['Interior Lighting', 'Exterior Lighting']);
});

test.each<[string, string[]]>([
  ['retu', ['Delivery and returns']],
  ['delivery to jers', ['Delivery and returns']],
  ['deliv', ['Delivery and returns']],
  ['trade acc', ['About our business', 'Frequently asked questions']],
  ['bathr', ['Bathroom zones explained']],
  ['ret lamp', []],
  ['re', []],
  ['__pro', []],
  ['', []],
])('while it is typed, %j names %j', (term, named) => {
  expect(siteMatches(term, site, { isTyping: true }).map(({ name }) => name)).toEqual(named);
});
