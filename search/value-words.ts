import type { Segment } from './segment.ts';

const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** What the values of a segment's fields are made of, counted once. */
export class ValueWords {
  readonly #numbers = new Map<string, number[]>();
  readonly #inLonger = new Map<string, number>();

  constructor(segment: Segment) {
    for (const [value, products] of segment.values) {
      // The first word says how a finish is made: Brushed Chrome is sold to who wants it brushed.
      for (const word of value.split(' ').slice(1))
        this.#inLonger.set(word, (this.#inLonger.get(word) ?? 0) + products);
    }
    for (const term of segment.vocabulary) {
      const [, number, unit] = NUMBER_AND_UNIT.exec(term) ?? [];
      if (number === undefined || unit === undefined) continue;
      const all = this.#numbers.get(unit);
      if (all) all.push(Number(number));
      else this.#numbers.set(unit, [Number(number)]);
    }
  }

  numbers(unit: string): readonly number[] {
    return this.#numbers.get(unit) ?? [];
  }

  /** Counts the products with a value of several words that has this one after the first; those with two such values twice. */
  inLonger(word: string): number {
    return this.#inLonger.get(word) ?? 0;
  }
}
