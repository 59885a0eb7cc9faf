import { describe, expect, test } from 'vitest';
import { synonymsOf, terms } from './analysis.rules.ts';

describe('the terms of a text', () => {
  test.each([
    ['Satin Brass Dimmers', ['satin', 'brass', 'dimmer']],
    ['10 W LED, IP 44', ['10w', 'led', 'ip44']],
    ['10 watt 230 Volts 800 lumens 3000 Kelvin', ['10w', '230v', '800lm', '3000k']],
    ['two gang one-way switch, twin, one lamp', ['2gang', '1way', 'switch', 'twin', 'one', 'lamp']],
    ['2 gang 1-way 13 amp', ['2gang', '1way', '13a']],
    ['GU 10, E 27 and B-22', ['gu10', 'e27', 'b22']],
    ['1/2 inch', ['1/2in']],
    ['½"', ['1/2in']],
    ['3/4in screw', ['3/4in', 'screw']],
    ['35mm x 100 mm plate', ['35mm', '100mm', 'plate']],
    ['86 × 146 mm', ['86mm', '146mm']],
    ['2.5mm cable', ['2.5mm', 'cable']],
    ['2 in 1 lamp', ['2', '1', 'lamp']],
    ['switches for the hall', ['switch', 'hall']],
    ['Café lamp', ['cafe', 'lamp']],
    ["Shepherd's hooks", ['shepherd', 'hook']],
    ['"" -- !!', []],
    ['the of and', []],
    ['💡 \u0000\u0007', []],
    ['glass accessories', ['glass', 'accessory']],
  ])('%j', (text, expected) => expect(terms(text)).toEqual(expected));

  test('spaces between a number and its unit do not matter, and cost no backtracking', () =>
    expect(terms(`10${' '.repeat(3_000)}w ${'1 '.repeat(400)}`).slice(0, 2)).toEqual(['10w', '1']));

  test('truncates a very long text', () => expect(terms('lamp '.repeat(100_000)).length).toBeLessThanOrEqual(800));
});

test('some words have synonyms, most have none', () => {
  expect(synonymsOf('double')).toEqual([{ term: '2gang', weight: 0.95 }]);
  expect([synonymsOf('pendant'), synonymsOf('constructor')]).toEqual([[], []]);
});
