/** Words that only look like plurals. */
const NOT_PLURAL = new Set([
  'chassis',
  'lens',
  'gas',
  'series',
  'bus',
  'axis',
  'basis',
  'atlas',
  'canvas',
  'glass',
  'brass',
  'previous',
  'stainless',
  'wireless',
  'cordless',
]);

/** Irregular plurals. */
const IRREGULAR = new Map(
  Object.entries({
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    halves: 'half',
    lenses: 'lens',
    feet: 'foot',
    accessories: 'accessory',
  }),
);

/** Returns a word's singular, or the word itself. Other endings are not stemmed. */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || NOT_PLURAL.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (/(ss|us|is|ous)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
