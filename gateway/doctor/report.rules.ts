import type { Finding } from '@storefront/schema/settings/finding.rules.ts';

/** What must be fixed before the shop sells. */
export const problemsIn = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'must');

/** The doctor's report for a terminal: each finding with what to do, and whether the shop is ready to sell. */
export function textReport(findings: readonly Finding[]): string {
  const problems = problemsIn(findings);
  const recommended = findings.filter(({ level }) => level === 'should');
  const verdict =
    `Not ready to sell: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} to fix.\n` +
    'Settings are read from the environment: run this command on the shop’s machine with the shop’s settings.';
  return [
    ...(problems.length > 0 ? ['Before you open:\n', ...problems.map(textOf)] : []),
    ...(recommended.length > 0 ? ['Recommended:\n', ...recommended.map(textOf)] : []),
    problems.length > 0 ? verdict : 'Ready to sell.',
  ].join('\n');
}

const textOf = ({ about, what, todo, docs }: Finding) =>
  `  ${about}\n    ${wrapped(what, '    ')}\n    ${wrapped(`→ ${todo}`, '      ')}\n      ${docs}\n`;

/** Wraps a sentence at words, to 94 characters a line. `indent` is that of all lines but the first. */
const wrapped = (text: string, indent: string) => text.match(/(?:\S{94,}|\S.{0,93})(?= |$)/g)?.join(`\n${indent}`);

/** Null when the shop is ready to sell. */
export function startLine(findings: readonly Finding[]): string | null {
  const { length } = problemsIn(findings);
  return length === 0 ? null : `${length} ${length === 1 ? 'point' : 'points'} before you sell: npm run doctor`;
}
