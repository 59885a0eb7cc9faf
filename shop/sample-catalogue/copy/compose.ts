import type { Random } from '../random.ts';

/** A template with a missing value is not used. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

const TOKEN = /\{(an )?(\w+)\}/g;

/** One sentence from each pool, among those whose values are all known; a pool without one adds nothing. */
export function paragraph(random: Random, pools: readonly (readonly string[])[], facts: Facts): string {
  const sentences = pools.flatMap((pool) => {
    const fitting = pool.filter((template) => isComplete(template, facts));
    return fitting.length > 0 ? [fill(random.pick(fitting), facts)] : [];
  });
  return sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '';
}

/** HTML, without features whose values are missing. */
export function featureList(templates: readonly string[], facts: Facts): string {
  const items = templates
    .filter((template) => isComplete(template, facts))
    .map((template) => `<li>${fill(template, facts)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** With the right article after `{an …}`; every value must be known. */
export function substitute(template: string, facts: Facts): string {
  return template.replace(TOKEN, (_, article: string | undefined, name: string) => {
    const value = String(facts[name]);
    return article ? `${articleFor(value)} ${value}` : value;
  });
}

/** HTML: escaped, with capitals at the start of sentences. */
function fill(template: string, facts: Facts): string {
  return capitalised(escapeHtml(substitute(template, facts)));
}

/** `brass`, `brass and chrome`, `brass, chrome or black`. */
export function listed(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Up to twelve, as in running text. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

export function isComplete(template: string, facts: Facts): boolean {
  return Array.from(template.matchAll(TOKEN), ([, , name]) => name).every(
    (name) => name !== undefined && facts[name] !== undefined && facts[name] !== '',
  );
}

/** Acronyms and numbers whose name starts with a vowel sound (an LED, an 8, an MCB) take `an`. */
function articleFor(value: string): string {
  const [word = ''] = value.split(/[\s-]/);
  const spelled = /^[A-Z0-9]{2,}$/.test(word) && /[A-Z]/.test(word);
  if (spelled) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  return /^(?!one\b|uni|use|u[sk])[aeiou]|^(8|11\b|18\b)/i.test(value) ? 'an' : 'a';
}

function capitalised(text: string): string {
  return text
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/([.?!] )(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase());
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
