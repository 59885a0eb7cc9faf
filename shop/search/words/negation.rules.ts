export interface Negated {
  text: string;
  excluded: string[];
}

const WORD = String.raw`[\p{L}\p{N}'’-]+`;
const END = String.raw`(?= (?:in|with|for|and|but|or|on|under|over|from)(?!\S)|[,;]|$)`;
const PATTERNS = [
  // All that follows, up to what is wanted again.
  new RegExp(
    String.raw`(?<!\S)(?:without|excluding|except|not with|with no)(?: an?| any| the)? ` +
      String.raw`(${WORD}(?: ${WORD}){0,2}?)${END}`,
    'iu',
  ),
  // Two words at the end, else the next one: "no pull cord", "non dimmable bulb".
  new RegExp(String.raw`(?<!\S)(?:no|not|non)(?: |(?<=non)-)(${WORD} ${WORD})$`, 'iu'),
  new RegExp(String.raw`(?<!\S)(?:no|not|non)(?: |(?<=non)-)(${WORD})(?!\S)`, 'iu'),
];
/** "No 1" and "no. 5" are numbers. */
const NUMBER = /^\d/;
const NEGATIONS_MAXIMUM = 4;
const CHARACTERS_MAXIMUM = 300;

/** "light without pull cord" is "light". `isPhrase` tells which words belong together, as "non return", "pull cord". */
export function withoutNegations(query: string, isPhrase: (phrase: string) => boolean): Negated {
  const whole = { text: query, excluded: [] };
  if (query.length > CHARACTERS_MAXIMUM) return whole;
  let text = query.replace(/\s+/g, ' ').trim();
  const excluded: string[] = [];
  for (const [index, pattern] of PATTERNS.entries()) {
    for (let found = pattern.exec(text); found && excluded.length < NEGATIONS_MAXIMUM; found = pattern.exec(text)) {
      const [all, what = ''] = found;
      if (NUMBER.test(what) || (index > 0 && isPhrase(all)) || (index === 1 && !isPhrase(what))) break;
      excluded.push(what);
      text = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`.replace(/\s+/g, ' ').trim();
    }
  }
  // Nothing is left to search for.
  return /[\p{L}\p{N}]/u.test(text) ? { text, excluded } : whole;
}
