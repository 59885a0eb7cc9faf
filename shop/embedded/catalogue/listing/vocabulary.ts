import { isRange, numberOf } from './facet-fields.rules.ts';

interface Field {
  name: string;
  isRange: boolean;
  isOption: boolean;
  valueIds: number[];
}

/** Ids count up from 0 and are never reused. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

const FIRST_CAPACITY = 1024;

/** Bounds the phrases that are looked up in a text. */
const NAMING_WORDS_MAXIMUM = 20;
const VALUE_WORDS_MAXIMUM = 4;

export function createVocabulary() {
  const fields: Field[] = [];
  const fieldIds = new Map<string, number>();
  const valueIds = new Map<string, number>();
  const texts: string[] = [];
  const idsByPhrase = new Map<string, number[]>();

  function fieldFor(name: string): number {
    const known = fieldIds.get(name);
    if (known !== undefined) return known;
    fields.push({ name, isRange: isRange(name), isOption: false, valueIds: [] });
    fieldIds.set(name, fields.length - 1);
    return fields.length - 1;
  }

  const vocabulary = {
    fields,
    /** Facet id by value id. */
    fieldOf: new Uint16Array(FIRST_CAPACITY),
    /** By value id: the number of a range's value; NaN for others. */
    numbers: new Float64Array(FIRST_CAPACITY),
    size: 0,
    /** −1 for an unknown one. */
    fieldId: (field: string) => fieldIds.get(field) ?? -1,
    /** −1 for an unknown one. */
    knownValueId: (field: string, value: string) => valueIds.get(`${field}\n${value}`) ?? -1,
    text: (valueId: number) => texts[valueId] ?? '',
    markOptions(names: Iterable<string>) {
      for (const name of names) {
        const field = fields[fieldIds.get(name) ?? -1];
        if (field) field.isOption = true;
      }
    },
    /** The values of several words that a text has word for word: "Satin Brass" of "satin brass door handle". */
    named(text: string): ReadonlySet<number> {
      const words = wordsOf(text).slice(0, NAMING_WORDS_MAXIMUM);
      const found = new Set<number>();
      for (let start = 0; start < words.length; start += 1)
        for (let end = start + 2; end <= Math.min(words.length, start + VALUE_WORDS_MAXIMUM); end += 1)
          for (const id of idsByPhrase.get(words.slice(start, end).join(' ')) ?? []) found.add(id);
      return found;
    },
    /** Assigns an id to a new value. */
    valueId(field: string, value: string): number {
      const key = `${field}\n${value}`;
      const known = valueIds.get(key);
      if (known !== undefined) return known;
      const id = vocabulary.size;
      if (id === vocabulary.fieldOf.length) grow();
      const fieldId = fieldFor(field);
      vocabulary.fieldOf[id] = fieldId;
      vocabulary.numbers[id] = fields[fieldId]?.isRange ? numberOf(value) : Number.NaN;
      fields[fieldId]?.valueIds.push(id);
      texts.push(value);
      const words = wordsOf(value);
      if (words.length > 1 && words.length <= VALUE_WORDS_MAXIMUM) {
        const phrase = words.join(' ');
        const ids = idsByPhrase.get(phrase);
        if (ids) ids.push(id);
        else idsByPhrase.set(phrase, [id]);
      }
      valueIds.set(key, id);
      vocabulary.size += 1;
      return id;
    },
  };

  function grow() {
    const fieldOf = new Uint16Array(vocabulary.fieldOf.length * 2);
    fieldOf.set(vocabulary.fieldOf);
    vocabulary.fieldOf = fieldOf;
    const numbers = new Float64Array(vocabulary.numbers.length * 2);
    numbers.set(vocabulary.numbers);
    vocabulary.numbers = numbers;
  }
  return vocabulary;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
