import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readQuantity } from '@storefront/domain/quantity.rules.ts';

export const USAGE = `npm run stock -- show SKU
npm run stock -- set SKU LEVEL
npm run stock -- import FILE.csv

  SKU         the stock-keeping unit of a product or a variant
  LEVEL       units in stock, 0 to 1,000,000
  FILE.csv    a table with the columns sku and level (or quantity), as CSV or TSV
  --data-dir  overrides DATA_DIR and DATABASE_URL

A level is what is there now: units that orders have taken are not part of it. It lasts until the catalogue's own level changes.
Nothing is written when a row of a file is wrong. Repeating a command changes nothing.`;

export type StockCommand = { dataDir: string | undefined } & (
  | { do: 'show'; sku: string }
  | { do: 'set'; sku: string; level: number }
  | { do: 'import'; file: string }
);

const LEVEL_MAXIMUM = 1_000_000;

/** A stock level as text. */
export const level = z
  .string()
  .transform((text, issues) => {
    const number = readQuantity(text);
    if (number === null) issues.addIssue('must be a whole number from 0');
    return number ?? 0;
  })
  .refine((number) => number <= LEVEL_MAXIMUM, `must be at most ${LEVEL_MAXIMUM.toLocaleString('en-GB')}`);

const commands = z.enum(['show', 'set', 'import']);

/** Parses the command line. Throws an error with a one-line message. */
export function readCommand(words: readonly string[]): StockCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' } },
  });
  const dataDir = values['data-dir'];
  const [word, target, amount, ...more] = positionals;
  const known = commands.safeParse(word);
  if (!known.success)
    throw new Error(word === undefined ? 'A command is needed.' : `There is no command ${JSON.stringify(word)}.`);
  if (target === undefined) throw new Error(known.data === 'import' ? 'A file is needed.' : 'A SKU is needed.');
  const [excess] = known.data === 'set' ? more : positionals.slice(2);
  if (excess !== undefined) throw new Error(`${JSON.stringify(excess)} is one word too many.`);
  if (known.data === 'show') return { do: 'show', sku: target, dataDir };
  if (known.data === 'import') return { do: 'import', file: target, dataDir };
  if (amount === undefined) throw new Error('A level is needed.');
  const read = level.safeParse(amount);
  if (!read.success) throw new Error(`The level ${read.error.issues[0]?.message}.`);
  return { do: 'set', sku: target, level: read.data, dataDir };
}
