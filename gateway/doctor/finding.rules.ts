/** A problem of the shop’s settings, data or machine. */
export interface Finding {
  /** `must`: the shop is not ready to sell until it is fixed. `should`: a recommendation. */
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

type FindingText = [about: string, what: string, todo: string, docs: string];

export const must = (...[about, what, todo, docs]: FindingText): Finding => ({
  level: 'must',
  about,
  what,
  todo,
  docs,
});

export const should = (...text: FindingText): Finding => ({ ...must(...text), level: 'should' });
