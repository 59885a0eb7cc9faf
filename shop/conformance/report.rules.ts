import { featureOf } from './features.data.ts';
import type { StoredRecord } from './stored.rules.ts';
import { fits, type Outcome, type Verdict } from './verdicts.rules.ts';

const HEADINGS: readonly (readonly [Outcome, string])[] = [
  ['failed', 'Failed'],
  ['missing', 'Missing, optional'],
  ['untried', 'Not tried'],
  ['passed', 'Passed'],
];

export function textReport(url: string, verdicts: readonly Verdict[], stored: readonly StoredRecord[]): string {
  const lines = HEADINGS.flatMap(([outcome, heading]) => {
    const own = verdicts.filter((verdict) => verdict.outcome === outcome);
    if (own.length === 0) return [];
    return ['', `${heading}: ${own.length}`, ...own.flatMap(linesOf)];
  });
  const records =
    stored.length > 0 ? ['', 'Stored at the shop:', ...stored.map((record) => `  ${storedLine(record)}`)] : [];
  return [`Shop API at ${url}`, ...lines, ...records, '', conclusion(verdicts), ''].join('\n');
}

function linesOf(verdict: Verdict): string[] {
  const { method, path, outcome, faults, isOptional } = verdict;
  const name = `  ${method.padEnd(4)} ${path}`;
  if (outcome === 'failed')
    return [`${name}${isOptional ? '' : ' (required)'}`, ...faults.map((fault) => `         ${fault}`)];
  const remark = remarkOn(verdict);
  return [remark === '' ? name : `${name} – ${remark}`];
}

function remarkOn({ path, outcome, reason }: Verdict): string {
  return outcome === 'missing' ? `the storefront lacks ${featureOf(path)}` : reason;
}

const storedLine = ({ what, left }: StoredRecord) => `${what}: ${left === null ? 'removed' : `still there; ${left}`}`;

export function conclusion(verdicts: readonly Verdict[]): string {
  const count = (outcome: Outcome) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const counts = [
    `${count('passed')} passed, ${count('failed')} failed`,
    `${count('missing')} missing, ${count('untried')} not tried`,
  ].join(', ');
  const isLockedOut = count('passed') === 0 && verdicts.some(({ faults }) => faults.includes('answered 401'));
  const hint = isLockedOut ? ' Every call was refused: check --key and --key-header.' : '';
  return `${fits(verdicts) ? 'It fits' : 'It does not fit'}: ${counts}.${hint}`;
}
