import { describe, expect, test } from 'vitest';
import { createSearch } from './search.ts';
import { terms } from './terms.rules.ts';

test.each([
  ['Satin Brass Dimmers', ['satin', 'brass', 'dimmer']],
  ['10 W LED, IP 44', ['10w', 'led', 'ip44']],
  ['2 gang switch', ['2gang', 'switch']],
  ['switches for the hall', ['switch', 'hall']],
  ['Café lámp', ['cafe', 'lamp']],
  ['"" -- !!', []],
  ['glass accessories', ['glass', 'accessory']],
])('%j has the terms %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

describe('find', () => {
  const document = (id: number, name: string, sku: string, popularity = 0) => ({ id, popularity, codes: [sku], parts: [{ text: name, boost: 3 }] });
  const { find } = createSearch([
    document(1, 'Satin Brass Dimmer Switch', 'HD-100001'),
    document(2, 'Polished Brass Door Handle', 'HH-200'),
    document(3, 'Dimmer Module', 'DM-1', 10),
    document(4, 'Pendant', 'PE-1'),
    document(5, 'Switched Socket', 'SO-1'),
    document(6, 'Light Switch', 'SW-1'),
  ]);
  test.each([
    ['brass dimmer', [1, 3, 2]],
    ['hd100001', [1]],
    ['HD-100001', [1]],
    ['hd1000', [1]],
    ['pend', [4]],
    ['switch', [1, 6, 5]],
    ['dimmers', [3, 1]],
    ['nothing like it', []],
    ['', []],
  ])('%j', (term, ids) => {
    expect(find(term)).toEqual(ids);
  });
});
