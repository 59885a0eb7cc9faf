/** A problem of the shop’s settings, data or machine, which `npm run doctor` reports. */
export interface Finding extends Problem {
  /** The variables to set, or the subject in one word. */
  about: string;
}

interface Problem {
  /** `must`: the shop is not ready to sell until it is fixed. `should`: a recommendation. */
  level: 'must' | 'should';
  /** One sentence. */
  what: string;
  /** The remedy. */
  todo: string;
  /** The section of the documentation that says more. */
  docs: string;
}

const check =
  (level: Problem['level'], docs: string) =>
  (isFound: boolean, what: string, todo: string): Problem | null =>
    isFound ? { level, what, todo, docs } : null;

/** The checks that a section of the documentation explains: each is a problem if it is found. */
export const checksOf = (docs: string) => ({ must: check('must', docs), should: check('should', docs) });

/** The problems that are found, by what they are about. */
export const findingsOf = (problems: Readonly<Record<string, Problem | null>>): Finding[] =>
  Object.entries(problems).flatMap(([about, problem]) => (problem ? { about, ...problem } : []));

/** Formats an error message of another program as the end of a sentence: on one line, shortened to 200 characters. */
export const reasonOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200)
    .replace(/[. ]*$/, '.');
