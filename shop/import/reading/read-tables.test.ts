import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUT_MARK, boundedCells } from './read-tables.ts';

async function bounded(
  table: string,
  isQuoted = true,
  chunk = 1_000,
): Promise<{ text: string; cells: ReturnType<typeof boundedCells> }> {
  const cells = boundedCells(',', isQuoted);
  const bytes = Buffer.from(table);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  return { text: await text(Readable.from(chunks).pipe(cells.stream)), cells };
}

const long = 'x'.repeat(1_000_100);
const rows = (table: string): string[][] => parse(table, { relax_column_count: true, relax_quotes: true });

test.each([
  ['plain', `a,${long},c\nd,e,f\n`],
  ['quoted', `a,"${long}",c\nd,e,f\n`],
  ['with line ends', `a,"${long}\n\n${long}",c\nd,e,f\n`],
  ['of quotes', `a,"${'""'.repeat(600_000)}",c\nd,e,f\n`],
  ['with a quote where it is cut', `a,"${'x'.repeat(999_998)}""""${long}",c\nd,e,f\n`],
  ['last in its row', `a,"${long}"\nd,e,f\n`],
])('truncates only the overlong cell: %s', async (_, table) => {
  for (const chunk of [997, 65_536]) {
    const cut = rows((await bounded(table, true, chunk)).text);
    expect(cut[0]?.[1]?.endsWith(CUT_MARK)).toBe(true);
    expect(cut[0]?.[1]?.length).toBeLessThan(1_000_200);
    expect([cut[0]?.[0], cut[0]?.[2], ...(cut[1] ?? [])]).toEqual([
      'a',
      table.includes(',c') ? 'c' : undefined,
      'd',
      'e',
      'f',
    ]);
  }
});

test('short cells stay unchanged, however they are quoted and wherever chunks end', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'é') });
  await fc.assert(
    fc.asyncProperty(cell, fc.integer({ min: 1, max: 7 }), async (table, chunk) => {
      expect((await bounded(table, true, chunk)).text).toBe(table);
    }),
  );
});

test('counts the lines cut out, and finds an unclosed quote', async () => {
  const { cells } = await bounded(`a\n"${long}\n\n\n"\nb\n"open\nc\n`);
  expect([cells.linesCutBefore(1), cells.linesCutBefore(3), cells.unclosedQuoteLine()]).toEqual([0, 3, 7]);
});

test('treats a quote as text where cells are not quoted', async () => {
  const { text: left, cells } = await bounded(`"a,b\nc,"d\n`, false);
  expect([left, cells.unclosedQuoteLine()]).toEqual([`"a,b\nc,"d\n`, null]);
});
