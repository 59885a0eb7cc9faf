import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_QUANTITY_MAXIMUM } from './quantity.rules.ts';
import { codeListIn, itemsParameter, itemsText, linesOf, LINES_MAXIMUM } from './order-lines.rules.ts';

const asked = (text: string) => linesOf(text).lines.map(({ sku, quantity }) => `${sku} ${quantity}`);

test.each([
  ['trade words', '10 no. HB-PIN-13S2\nHB-PIN-13S3 4 off\n2pcs HB', ['HB-PIN-13S2 10', 'HB-PIN-13S3 4', 'HB 2']],
  ['words', 'HB-PIN-13S2 qty: 10\nHB-PIN-13S3 - quantity 2', ['HB-PIN-13S2 10', 'HB-PIN-13S3 2']],
  ['quotes', '"HB-PIN-13S2";"Socket; 2 gang";"10"', ['HB-PIN-13S2 10']],
  ['a header', 'Product code,Qty\r\nHB-PIN-13S2,10\r\n', ['HB-PIN-13S2 10']],
  ['codes between spaces', 'HB-PIN-13S2 HB-PIN-13S3', ['HB-PIN-13S2 1', 'HB-PIN-13S3 1']],
  ['bullets', '- HB-PIN-13S2 x 2\n• HB-PIN-13S3', ['HB-PIN-13S2 2', 'HB-PIN-13S3 1']],
  ['a code that ends like a quantity', 'AB-5X10', ['AB-5X10 1']],
  ['one code twice', 'HB-PIN-13S2 x 2\nhb pin 13s2 x 3', ['HB-PIN-13S2 5']],
  ['none wanted', 'HB-PIN-13S2, 0\n\n  \n---', []],
  ['a price before the quantity', 'HB-PIN-13S2\t12.50\t10', ['HB-PIN-13S2 10']],
  ['a whole number with decimals', 'HB-PIN-13S2 x 12.00\nHB-PIN-13S3,"12.00"', ['HB-PIN-13S2 12', 'HB-PIN-13S3 12']],
  [
    'thousands',
    'C-1 x 1,000\n1,000 x C-2\nC-3\t1,000\nC-4;1,000\nC-5,"1,000"\nC-6 1 000\nC-7 (1,000)\nC-8: 1,000\n1,000 no. C-9',
    ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6', 'C-7', 'C-8', 'C-9'].map((sku) => `${sku} 1000`),
  ],
])('%s', (_, text, expected) => expect(asked(text)).toEqual(expected));

test.each([
  'HB-PIN-13S2 x 12,00',
  'HB-PIN-13S2 x 2.5',
  '2.5 x HB-PIN-13S2',
  'HB-PIN-13S2\t2,5',
  'HB-PIN-13S2,1,000',
  '1,000,HB-PIN-13S2',
  'HB-PIN-13S2 x 1e2',
  'HB-PIN-13S2 x -3',
  'HB-PIN-13S2 x 99999',
])('%j is refused, and no other line with it', (text) => {
  expect(linesOf(`A-1 x 2\n ${text}\nB-1`)).toEqual({
    lines: [
      { sku: 'A-1', quantity: 2 },
      { sku: 'B-1', quantity: 1 },
    ],
    left: 0,
    refused: [text],
  });
});

test.each([
  ['HB-PIN-13S2, wr-che-d1 x 3', ['HB-PIN-13S2', 'wr-che-d1']],
  ['HB-STP-CP-SB hb-stp-cp-mb', ['HB-STP-CP-SB', 'hb-stp-cp-mb']],
  ['HB-PIN-13S2', null],
  ['dimmer, 2 gang', null],
  ['2.5mm twin and earth', null],
])('%j is a list of %j', (text, codes) => expect(codeListIn(text)?.map(({ sku }) => sku) ?? null).toEqual(codes));

test('lines come back from an address as they were', () => {
  const lines = [
    { sku: 'HB-PIN-13S2', quantity: 2 },
    { sku: 'WR CHE/D1', quantity: 1 },
  ];
  expect(linesOf(itemsText(itemsParameter(lines))).lines).toEqual(lines);
});

test('reads 500 lines, and counts those beyond', () => {
  const { lines, left } = linesOf(Array.from({ length: 503 }, (_, index) => `C-${index}`).join('\n'));
  expect([lines.length, left]).toEqual([LINES_MAXIMUM, 3]);
});

const forms: ((sku: string, quantity: number) => string)[] = [
  (sku, quantity) => `${sku} x ${quantity}`,
  (sku, quantity) => `${quantity} x ${sku}`,
  (sku, quantity) => `${quantity}x ${sku}`,
  (sku, quantity) => `${sku}\t${quantity}`,
  (sku, quantity) => `${sku},${quantity}`,
  (sku, quantity) => `${sku}; ${quantity} `,
  (sku, quantity) => `"${sku}","${quantity}"`,
  (sku, quantity) => `${quantity},${sku}`,
  (sku, quantity) => `${sku} ${quantity}`,
  (sku, quantity) => `${quantity} ${sku}`,
  (sku, quantity) => `${sku} (${quantity})`,
  (sku, quantity) => `${sku}\tA lamp, of brass\t${quantity}`,
  (sku, quantity) => `• ${sku} × ${quantity}`,
];
const code = fc.stringMatching(/^[A-Z]{2}-[A-Z]{2,4}-[0-9]{1,3}[A-Z]{0,2}$/);
const line = fc.record({ sku: code, quantity: fc.integer({ min: 1, max: 99 }), form: fc.nat(forms.length - 1) });

test('every usual form says the same, whatever lines are around it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ({ sku }) => sku, maxLength: 40 }),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      (lines, ending) => {
        const text = lines.map(({ sku, quantity, form }) => forms[form]?.(sku, quantity)).join(ending);
        expect(linesOf(text).lines).toEqual(lines.map(({ sku, quantity }) => ({ sku, quantity })));
      },
    ),
  );
});

/** Of any characters; the strings of fast-check with such take a second to set up. */
const texts = fc.array(fc.nat(0x10_ff_ff), { maxLength: 2_000 }).map((points) => String.fromCodePoint(...points));

test('any text is read, and in bounds', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { sku, quantity } of linesOf(text).lines) {
        expect(sku.length).toBeLessThanOrEqual(100);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_QUANTITY_MAXIMUM).toBe(true);
      }
    }),
  );
});
