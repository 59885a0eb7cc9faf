import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SynonymTable } from '@storefront/search/options.ts';

const FILE = join(import.meta.dirname, 'synonyms.json');

const phrase = z.string().trim().min(1).max(60);
const weight = z.number().gt(0).max(1);
const SynonymFileSchema = z.strictObject({
  same: z.array(z.strictObject({ words: z.array(phrase).min(2).max(12), weight })).max(2_000),
  finds: z.array(z.strictObject({ word: phrase, instead: z.array(phrase).min(1).max(12), weight })).max(2_000),
  nearest: z
    .array(z.strictObject({ word: phrase, instead: z.array(phrase).min(1).max(12) }))
    .max(2_000)
    .default([]),
});

/** Reads the table of synonyms. Throws an error that names the file and the entry when it is malformed. */
export function readSynonyms(file = FILE): SynonymTable {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The synonyms in ${file} are not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = SynonymFileSchema.safeParse(written);
  if (!data) throw new Error(`The synonyms in ${file} are malformed:\n${z.prettifyError(error)}`);
  return data;
}
