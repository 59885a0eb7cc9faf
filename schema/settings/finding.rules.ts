/** A problem that `npm run doctor` reports. */
export interface Finding extends Problem {
  /** The variables to set, or the subject in one word. */
  about: string;
}

interface Problem {
  /** `must`: the shop is not ready to sell until it is fixed. `should`: a recommendation. */
  level: 'must' | 'should';
  /** One sentence. */
  what: string;
  todo: string;
  docs: string;
}

const check =
  (level: Problem['level'], docs: string) =>
  (isFound: boolean, what: string, todo: string): Problem | null =>
    isFound ? { level, what, todo, docs } : null;

export const checksOf = (docs: string) => ({ must: check('must', docs), should: check('should', docs) });

export const findingsOf = (problems: Readonly<Record<string, Problem | null>>): Finding[] =>
  Object.entries(problems).flatMap(([about, problem]) => (problem ? { about, ...problem } : []));

/** The message of another program as the end of a sentence: on one line, at most 200 characters. */
export const reasonOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200)
    .replace(/[. ]*$/, '.');
