import { featureOf } from './features.data.ts';
import { fits, type Outcome, type Verdict } from './verdicts.rules.ts';

const HEADINGS: readonly (readonly [Outcome, string])[] = [
  ['failed', 'Failed'],
  ['missing', 'Missing, optional'],
  ['untried', 'Not tried'],
  ['passed', 'Passed'],
];

/** The report's lines for a terminal. */
export function textReport(url: string, verdicts: readonly Verdict[], left: readonly string[]): string {
  const lines = HEADINGS.flatMap(([outcome, heading]) => {
    const own = verdicts.filter((verdict) => verdict.outcome === outcome);
    if (own.length === 0) return [];
    return ['', `${heading}: ${own.length}`, ...own.flatMap(linesOf)];
  });
  const remains = left.length > 0 ? ['', 'Left at the shop:', ...left.map((line) => `  ${line}`)] : [];
  return [`Shop API at ${url}`, ...lines, ...remains, '', conclusion(verdicts), ''].join('\n');
}

function linesOf({ method, path, outcome, faults, isOptional }: Verdict): string[] {
  const name = `  ${method.padEnd(4)} ${path}`;
  if (outcome === 'missing') return [`${name} – the storefront lacks ${featureOf(path)}`];
  if (outcome === 'failed')
    return [`${name}${isOptional ? '' : ' (required)'}`, ...faults.map((fault) => `         ${fault}`)];
  return [name];
}

/** The result in one line. */
export function conclusion(verdicts: readonly Verdict[]): string {
  const count = (outcome: Outcome) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('missing')} missing, ${count('untried')} not tried`;
  return `${fits(verdicts) ? 'It fits' : 'It does not fit'}: ${counts}.`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);

/** The report as an HTML page without scripts. */
export function htmlReport(
  url: string,
  verdicts: readonly Verdict[],
  { left, at }: { left: readonly string[]; at: Date },
): string {
  const sections = HEADINGS.map(([outcome, heading]) => {
    const own = verdicts.filter((verdict) => verdict.outcome === outcome);
    return own.length === 0 ? '' : `<h2>${heading}: ${own.length}</h2><table>${own.map(rowOf).join('')}</table>`;
  }).join('');
  const remains =
    left.length === 0
      ? ''
      : `<h2>Left at the shop</h2><ul>${left.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escape(url)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1f1d;background:#fbf9f5}table{border-collapse:collapse;width:100%}td{padding:.4rem .6rem;border-top:1px solid #e4ded3;vertical-align:top;overflow-wrap:anywhere}code{font:14px ui-monospace,monospace}ul{margin:.2rem 0;padding-left:1.2rem}</style></head>
<body><h1>Conformance of <code>${escape(url)}</code></h1><p><strong>${escape(conclusion(verdicts))}</strong> ${escape(at.toISOString())}</p>${sections}${remains}</body></html>
`;
}

function rowOf({ method, path, summary, outcome, faults, isOptional }: Verdict): string {
  const details =
    outcome === 'failed'
      ? `<ul>${faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul>`
      : outcome === 'missing'
        ? `The storefront lacks ${escape(featureOf(path))}.`
        : '';
  return `<tr><td><code>${method} ${escape(path)}</code></td><td>${isOptional ? 'optional' : 'required'}</td><td>${escape(summary)}${details}</td></tr>`;
}
