import { describe, expect, test } from 'vitest';
import { analysis } from '../testing.fixture.ts';
import { createAnalysis } from './analysis.rules.ts';

const { documentTerms, numberForms, terms } = analysis;

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
    ['35mm x 100 mm plate', ['35mm', '100mm', '35x100', 'plate']],
    ['86 × 146 mm', ['86mm', '146mm', '86x146']],
    ['10 x 10', ['10', '10', '10x10']],
    ['2 x 4ft x 6in board', ['2in', '4ft', '6in', '2x4x6', 'board']],
    ['24 in., 24in, 24-in or 24"', ['24in', '24in', '24in', '24in']],
    ["6' rail and 24''", ['6ft', 'rail', '24in']],
    ['10 foot, 5 kg, 3 lbs', ['10ft', '5kg', '3lb']],
    ['2.5mm² and 1.5 sq mm cable', ['2.5mm', '1.5mm', 'cable']],
    ['24 in stock', ['24', 'stock']],
    ['Cat 6 or CAT-5e', ['cat6', 'cat5e']],
    ['Wi-Fi T-bar plug-in', ['wifi', 'tbar', 'plugin']],
    ['semi-flush AE-GDS-SB', ['semi', 'flush', 'aegdssb']],
    ['2 in 1 lamp', ['2', '1', 'lamp']],
    ['switches for the hall', ['switch', 'hall']],
    ['Café lamp', ['cafe', 'lamp']],
    ["Shepherd's hooks", ['shepherd', 'hook']],
    ['"" -- !!', []],
    ['the of and', []],
    ['💡 \u0000\u0007', []],
  ])('%j', (text, expected) => expect(terms(text)).toEqual(expected));

  test('spaces between a number and its unit do not matter, and cost no backtracking', () =>
    expect(terms(`10${' '.repeat(3_000)}w ${'1 '.repeat(400)}`).slice(0, 2)).toEqual(['10w', '1']));

  test('truncates a very long text', () => expect(terms('lamp '.repeat(100_000)).length).toBeLessThanOrEqual(800));
});

test('a document is found by the parts of a hyphenated word too', () =>
  expect(documentTerms('Wi-Fi plug-in sockets')).toEqual(['wifi', 'wi', 'fi', 'plugin', 'plug', 'socket']));

test('without options lengths and weights are still read, and a text says what it says', () =>
  expect(createAnalysis({}).terms('2 gang, 10 feet, 5 kg, ip 44')).toEqual(['2', 'gang', '10ft', '5kg', 'ip', '44']));

/** The numbers that products have, by unit. */
const known = (unit: string) => (unit === 'lm' ? [250, 470, 790, 806, 850, 1_521] : [2_700, 3_000, 4_000, 6_500]);
const forms = (term: string) => numberForms(term, known).map((form) => form.term);

test('a bare number finds it with any unit, for less', () => {
  expect(forms('24')).toEqual(expect.arrayContaining(['24w', '24in', '24mm', '24gang']));
  expect(numberForms('24', known).every(({ weight }) => weight === 0.5)).toBe(true);
});

test.each([
  ['24in', ['24', '610mm', '61cm', '600mm', '60cm']],
  ['4ft', ['4', '1219mm', '1200mm', '120cm']],
  ['30cm', ['30', '300mm']],
  ['300mm', ['300', '30cm']],
  ['1m', ['1', '1000mm', '100cm']],
  ['12v', ['12']],
  ['800lm', ['800', '806lm', '790lm', '850lm']],
  ['806lm', ['806', '790lm', '850lm']],
  ['3000k', ['3000', '2700k']],
  ['3500k', ['3500', '4000k', '3000k', '2700k']],
  ['0lm', ['0']],
  ['99999k', ['99999']],
  ['5w', ['5', '4.5w', '4.6w', '4.7w', '4.8w', '4.9w', '5.1w', '5.2w', '5.3w', '5.4w']],
  ['4.9w', ['4.9']],
  ['1/2in', []],
  ['gu10', []],
  ['10x10', []],
  ['brass', []],
  ['9'.repeat(40), []],
])('%s is found as %j besides', (term, expected) => expect(forms(term)).toEqual(expected));
