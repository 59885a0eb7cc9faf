import type { Finding } from './finding.rules.ts';

const WIDTH = 100;
const INDENT = '    ';

const HEADINGS = {
  must: 'Before you open',
  should: 'Recommended',
} as const;

/** The doctor's report for a terminal: each finding with what to do. */
export function textReport(findings: readonly Finding[]): string {
  const lines: string[] = [];
  for (const level of ['must', 'should'] as const) {
    const some = findings.filter((finding) => finding.level === level);
    if (some.length === 0) continue;
    lines.push(`${HEADINGS[level]}:`, '');
    for (const { about, what, todo, docs } of some)
      lines.push(`  ${about}`, ...wrapped(what, ''), ...wrapped(`→ ${todo}`, '  '), `${INDENT}  ${docs}`, '');
  }
  return [...lines, verdict(findings)].join('\n');
}

/** The last lines: whether the shop is ready to sell. */
function verdict(findings: readonly Finding[]): string {
  const count = countOf(findings, 'must');
  if (count > 0)
    return [
      `Not ready to sell: ${count} ${count === 1 ? 'problem' : 'problems'} to fix.`,
      'Settings are read from the environment: run this command on the shop’s machine with the shop’s settings.',
    ].join('\n');
  return 'Ready to sell.';
}

/** The line that a production start prints after its addresses; null when the shop is ready to sell. */
export function startLine(findings: readonly Finding[]): string | null {
  const count = countOf(findings, 'must');
  return count === 0 ? null : `${count} ${count === 1 ? 'point' : 'points'} before you sell: npm run doctor`;
}

const countOf = (findings: readonly Finding[], wanted: Finding['level']) =>
  findings.filter(({ level }) => level === wanted).length;

/** Wraps a sentence at words. `hanging` is the extra indent of all lines but the first. */
function wrapped(text: string, hanging: string): string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = INDENT + hanging;
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
