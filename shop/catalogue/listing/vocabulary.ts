import { isRange, numberOf } from './facet-fields.rules.ts';

/** A facet: its name, whether it is a range, and its value ids. */
export interface Field {
  name: string;
  isRange: boolean;
  valueIds: number[];
}

/** Dictionary encoding of facet names and values: ids count up from 0 and are never reused. */
export interface Vocabulary {
  fields: readonly Field[];
  /** Returns a value's id, assigning one if it is new. */
  valueId(field: string, value: string): number;
  /** Returns a value's id; −1 for an unknown one. */
  knownValueId(field: string, value: string): number;
  /** Returns a facet's id; −1 for an unknown one. */
  fieldId(field: string): number;
  text(valueId: number): string;
  /** Facet id by value id. */
  fieldOf: Uint16Array;
  /** By value id: the number of a range's value; NaN for others. */
  numbers: Float64Array;
  size: number;
}

const FIRST_CAPACITY = 1024;

export function createVocabulary(): Vocabulary {
  const fields: Field[] = [];
  const fieldIds = new Map<string, number>();
  const valueIds = new Map<string, number>();
  const texts: string[] = [];

  function fieldFor(name: string): number {
    const known = fieldIds.get(name);
    if (known !== undefined) return known;
    fields.push({ name, isRange: isRange(name), valueIds: [] });
    fieldIds.set(name, fields.length - 1);
    return fields.length - 1;
  }

  const vocabulary: Vocabulary = {
    fields,
    fieldOf: new Uint16Array(FIRST_CAPACITY),
    numbers: new Float64Array(FIRST_CAPACITY),
    size: 0,
    fieldId: (field) => fieldIds.get(field) ?? -1,
    knownValueId: (field, value) => valueIds.get(`${field}\n${value}`) ?? -1,
    text: (valueId) => texts[valueId] ?? '',
    valueId(field, value) {
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
