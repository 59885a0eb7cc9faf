/** Something that is not fit to sell with. */
export interface Finding {
  /** `must`: shoppers, their data or the shop's money come to harm. `should`: it works, and could be better. */
  level: 'must' | 'should';
  /** The variables to set, or the subject in one word. */
  about: string;
  /** What is wrong, in one sentence. */
  what: string;
  /** What to do about it. */
  todo: string;
  /** The section of the documentation that says more. */
  docs: string;
}

type Words = [about: string, what: string, todo: string, docs: string];

export const must = (...[about, what, todo, docs]: Words): Finding => ({ level: 'must', about, what, todo, docs });

export const should = (...words: Words): Finding => ({ ...must(...words), level: 'should' });
