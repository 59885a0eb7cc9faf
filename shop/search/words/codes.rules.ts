/** A code without what people leave out or put in: "HD-100 001" and "hd/100001" are one. */
export function squeeze(code: string): string {
  return code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const PART_CHARACTERS_MINIMUM = 4;

/** The parts of a code that it may be asked for by: those between its dashes that are long enough to mean something, with a figure. */
export function partsOfCode(code: string): string[] {
  const parts = code
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= PART_CHARACTERS_MINIMUM && /\d/.test(part));
  return parts.length > 1 || parts[0] !== squeeze(code) ? parts : [];
}

/** The shortest that a code may be told from a word by, and the longest that any has. */
const CODE_CHARACTERS_MINIMUM = 3;
const CODE_CHARACTERS_MAXIMUM = 100;
const WORDS_MAXIMUM = 12;

/** What in a query may be a code, squeezed. */
export interface CodeCandidates {
  /** All of it; empty when it is too short or long for a code. */
  whole: string;
  /** Its words that have a figure or something between their letters, and each two that stand together and have a figure. */
  others: string[];
}

export function codeCandidates(query: string): CodeCandidates {
  const written = query
    .slice(0, WORDS_MAXIMUM * CODE_CHARACTERS_MAXIMUM)
    .split(/\s+/)
    .filter((word) => squeeze(word) !== '')
    .slice(0, WORDS_MAXIMUM);
  const words = written.map(squeeze);
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
