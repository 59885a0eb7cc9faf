import { expect, test } from 'vitest';
import { emailKey, emailOf } from './contact/email.rules.ts';
import { slowTexts } from './hostile-texts.fixture.ts';
import { codeListIn, linesOf } from './order-lines.rules.ts';
import { readEulumdat } from './photometry/eulumdat.rules.ts';
import { isIes, readIes } from './photometry/ies.rules.ts';
import { numberReader } from './photometry/number-reader.rules.ts';
import { readPhotometricFile } from './photometry/photometric-file.rules.ts';
import { htmlText } from './product/description-text.rules.ts';
import { readQuantity } from './quantity.rules.ts';
import { slugOf } from './slug.rules.ts';
import { withoutTextMark } from './spreadsheet-text.rules.ts';

test.each<[string, (text: string) => unknown]>([
  ['an email address', emailOf],
  ['the key of an email address', emailKey],
  ['order lines', linesOf],
  // Just short enough to be read as lines. A fifth of the text, because such a line costs the square of its length.
  ['long order lines', (text) => linesOf((text.slice(0, 20_000).match(/[^]{1,999}/g) ?? []).join('\n'))],
  ['a list of codes', codeListIn],
  ['the mark of an IES file', isIes],
  ['an IES file', readIes],
  ['the figures of an IES file', (text) => numberReader([text], 'here').next('watts', 0, 1)],
  ['an EULUMDAT file', readEulumdat],
  ['a photometric file', (text) => readPhotometricFile(Buffer.from(text, 'latin1'))],
  ['HTML as text', htmlText],
  ['a quantity', readQuantity],
  ['a slug', slugOf],
  ['a spreadsheet’s cell', (text) => withoutTextMark(text, true)],
])('reads %s in time that grows with its length', { timeout: 120_000 }, (_, read) => {
  expect(slowTexts(read)).toEqual([]);
});
