/** A code without what people leave out or put in: "HD-100 001" and "hd/100001" are one. */
export function squeeze(code: string): string {
  return code.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]/g, '');
}

const PART_CHARACTERS_MINIMUM = 4;

/** The parts of a code that it may be asked for by: those between its dashes that are long enough to mean something, with a figure. */
export function partsOfCode(code: string): string[] {
  const parts = code.toLowerCase().split(/[^a-z0-9]+/).filter((part) => part.length >= PART_CHARACTERS_MINIMUM && /\d/.test(part));
  return parts.length > 1 || parts[0] !== squeeze(code) ? parts : [];
}

/** The shortest that a code may be told from a word by. */
const CODE_CHARACTERS_MINIMUM = 3;
const WORDS_MAXIMUM = 12;

/** What in a query may be a code: all of it, each of its words, and each two that stand together; squeezed, with a figure in it. */
export function codeCandidates(query: string): string[] {
  const words = query.split(/\s+/).map(squeeze).filter(Boolean).slice(0, WORDS_MAXIMUM);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const candidates = [words.join(''), ...words, ...pairs].filter((word) => word.length >= CODE_CHARACTERS_MINIMUM && /\d/.test(word));
  return [...new Set(candidates)];
}
