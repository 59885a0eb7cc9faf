/** "HD-100 001" and "hd/100001" are the same. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const PART_CHARACTERS_MINIMUM = 4;

/** Parts between separators that are long enough and contain a digit. */
export function partsOfCode(code: string): string[] {
  const parts = code
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= PART_CHARACTERS_MINIMUM && /\d/.test(part));
  return parts.length > 1 || parts[0] !== codeKey(code) ? parts : [];
}

/** Shorter ones cannot be told from words. */
const CODE_CHARACTERS_MINIMUM = 3;
const CODE_CHARACTERS_MAXIMUM = 100;
const WORDS_MAXIMUM = 12;

/** Normalised. */
export interface CodeCandidates {
  /** Empty when too short or too long for a code. */
  whole: string;
  /** Words with a digit or inner punctuation, and adjacent pairs with a digit. */
  others: string[];
}

export function codeCandidates(query: string): CodeCandidates {
  const written = query
    .slice(0, WORDS_MAXIMUM * CODE_CHARACTERS_MAXIMUM)
    .split(/\s+/)
    .filter((word) => codeKey(word) !== '')
    .slice(0, WORDS_MAXIMUM);
  const words = written.map(codeKey);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const whole = words.join('');
  const isCode = ({ length }: string) => length >= CODE_CHARACTERS_MINIMUM && length <= CODE_CHARACTERS_MAXIMUM;
  const likely = [
    ...words.filter((word, index) => /\d/.test(word) || /\w[-/._]\w/.test(written[index] ?? '')),
    ...pairs.filter((pair) => /\d/.test(pair)),
  ];
  return {
    whole: isCode(whole) ? whole : '',
    others: [...new Set(likely.filter((word) => isCode(word) && word !== whole))],
  };
}

/** Letters, then a hyphen or figures. */
export function isWrittenAsCode(text: string): boolean {
  return /^\s*[a-z]{1,6}[-\d][a-z\d-]*\s*$/i.test(text) && codeKey(text).length >= LETTERS_MINIMUM;
}

/** A single letter begins half the codes. */
const LETTERS_MINIMUM = 2;

const BEGINNING_CHARACTERS_MINIMUM = 4;

/** Text that may be a code, or the beginning of one. */
export interface WrittenCodes {
  /** Normalised; empty when too short or too long for a code. */
  whole: string;
  /** Words with a digit or inner punctuation. */
  coded: { written: string; code: string }[];
}

export function writtenCodes(query: string): WrittenCodes {
  const words = query
    .slice(0, WORDS_MAXIMUM * CODE_CHARACTERS_MAXIMUM)
    .split(/[\s,;]+/)
    .slice(0, WORDS_MAXIMUM)
    .map((written) => ({ written, code: codeKey(written) }));
  const isCode = ({ length }: string) => length >= BEGINNING_CHARACTERS_MINIMUM && length <= CODE_CHARACTERS_MAXIMUM;
  const whole = words.map(({ code }) => code).join('');
  return {
    whole: isCode(whole) ? whole : '',
    coded: words.filter(({ written, code }) => isCode(code) && /\d|\w[-/._]\w/.test(written)),
  };
}
