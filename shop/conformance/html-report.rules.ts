import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { conclusion, HEADINGS, remarkOn, storedLine } from './report.rules.ts';
import type { StoredRecord } from './stored.rules.ts';
import { fits, type Outcome, type Verdict } from './verdicts.rules.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#fbf9f5;--ink:#1b1f1d;--quiet:#5a625e;--line:#e4ded3;--card:#fff;\
--failed:#a3241b;--missing:#8a5a00;--untried:#5a625e;--passed:#1f6b45}
@media(prefers-color-scheme:dark){:root{--paper:#161a18;--ink:#eceae4;--quiet:#a5ada8;--line:#333a36;--card:#1e2421;\
--failed:#ff8a7f;--missing:#e6b450;--untried:#a5ada8;--passed:#6fcf9b}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:2rem 1rem 4rem;\
color:var(--ink);background:var(--paper)}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}h1 code{font-size:1em}
h2{font-size:1.125rem;margin:2rem 0 .5rem;padding-left:.6rem;border-left:.25rem solid currentColor}
code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:.5rem 0}.quiet{color:var(--quiet)}.outcome{font-weight:600;font-size:1.125rem}
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.5rem;padding:0;margin:1.25rem 0;\
list-style:none}
.counts a{display:block;padding:.6rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);\
color:inherit;text-decoration:none}
.counts b{display:block;font-size:1.5rem;line-height:1.2}
.failed{color:var(--failed)}.missing{color:var(--missing)}.untried{color:var(--untried)}.passed{color:var(--passed)}
.calls{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
.calls>li{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:.1rem 1rem;padding:.55rem .8rem}
.calls>li+li{border-top:1px solid var(--line)}
.calls small{font-size:.8125rem;color:var(--quiet);white-space:nowrap}
.calls ul{margin:.2rem 0 0;padding-left:1.1rem;overflow-wrap:anywhere}.calls strong{font-weight:600}
@media(max-width:40rem){.calls>li{grid-template-columns:minmax(0,1fr)}}`;

export function htmlReport(
  url: string,
  verdicts: readonly Verdict[],
  { stored, at }: { stored: readonly StoredRecord[]; at: Date },
): string {
  const groups = HEADINGS.map(
    ([outcome, heading]) => [outcome, heading, verdicts.filter((verdict) => verdict.outcome === outcome)] as const,
  );
  const counts = groups
    .map(
      ([outcome, heading, own]) =>
        `<li><a href="#${outcome}"><b${own.length > 0 ? ` class="${outcome}"` : ''}>${own.length}</b>` +
        `${heading}</a></li>`,
    )
    .join('');
  const sections = groups.map(([outcome, heading, own]) => sectionOf(outcome, heading, own.map(rowOf))).join('');
  const records = stored.map((record) => `<li>${escapeHtml(storedLine(record))}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<title>Conformance of ${escapeHtml(url)}</title>
<style>${STYLE}
</style></head>
<body><h1>Conformance of <code>${escapeHtml(url)}</code></h1>\
<p class="quiet">Checked against the shop API’s contract on \
<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC</time></p>
<p class="outcome ${fits(verdicts) ? 'passed' : 'failed'}">${escapeHtml(conclusion(verdicts))}</p>\
<ul class="counts">${counts}</ul>${sections}${sectionOf('stored', 'Stored at the shop', records)}</body></html>
`;
}

function sectionOf(id: Outcome | 'stored', heading: string, rows: readonly string[]): string {
  return rows.length === 0
    ? `<div id="${id}"></div>`
    : `<section id="${id}"><h2 class="${id}">${heading}</h2><ul class="calls">${rows.join('')}</ul></section>`;
}

function rowOf(verdict: Verdict): string {
  const { method, path, summary, outcome, faults, isOptional } = verdict;
  const remark = escapeHtml(capital(remarkOn(verdict)));
  const details =
    outcome === 'failed'
      ? `<ul class="failed">${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('')}</ul>`
      : remark === ''
        ? ''
        : `<br>${outcome === 'missing' ? `<strong>${remark}</strong>` : `<span class="quiet">${remark}</span>`}`;
  const need = isOptional ? 'optional' : 'required';
  return [
    `<li><span><code>${method} ${escapeHtml(path)}</code> <small>${need}</small></span>`,
    `<span>${escapeHtml(summary)}${details}</span></li>`,
  ].join('');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
