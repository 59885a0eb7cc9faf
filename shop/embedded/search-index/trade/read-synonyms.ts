import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { SynonymTable } from '@storefront/search/options.ts';

const FILE = join(import.meta.dirname, 'synonyms.json');

const strict = { additionalProperties: false };
const phrase = Type.String({ pattern: /^\S(?:.*\S)?$/, maxLength: 60 });
const weight = Type.Number({ exclusiveMinimum: 0, maximum: 1 });
const others = Type.Array(phrase, { minItems: 1, maxItems: 12 });
const SynonymFile = Type.Object(
  {
    same: Type.Array(Type.Object({ words: Type.Array(phrase, { minItems: 2, maxItems: 12 }), weight }, strict), {
      maxItems: 2_000,
    }),
    finds: Type.Array(Type.Object({ word: phrase, instead: others, weight }, strict), { maxItems: 2_000 }),
    nearest: Type.Optional(Type.Array(Type.Object({ word: phrase, instead: others }, strict), { maxItems: 2_000 })),
  },
  strict,
);

/** Throws an error that names the file and the entry when the table is malformed. */
export function readSynonyms(file = FILE): SynonymTable {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The synonyms in ${file} are not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (Check(SynonymFile, written)) return { nearest: [], ...written };
  const faults = Errors(SynonymFile, written).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  throw new Error(`The synonyms in ${file} are malformed:\n${faults.join('\n')}`);
}
