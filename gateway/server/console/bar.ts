import { escaped } from '../docs/html.ts';
import { barStyle } from './bar-style.data.ts';
import { runBar, type BarData } from './bar-script.ts';
import { BLANKS } from './blanks.data.ts';
import { allExamples, type Example } from './examples.ts';
import { SENT_HEADERS, TOLD_HEADERS } from './headers.data.ts';

/** What GraphiQL opens with the first time, a tab each: the way from a first look to a date of delivery. */
export const OPENING_EXAMPLES = [
  'start/first-look',
  'category/categories',
  'search/search',
  'cart/add-to-cart',
  'cart/read-the-cart',
  'delivery/delivery-estimate',
];

/** The script of the bar: one function and what it is given. */
export const barScript = `(${runBar.toString()})();`;

/** The bar above GraphiQL: examples to pick from, what headers there are, and what each run costs. */
export function barMarkup({ title, hasKey }: { title: string; hasKey: boolean }): string {
  const examples = allExamples();
  const nouns = [...new Set(examples.map(({ noun }) => noun))];
  const given: BarData = {
    examples: examples.map(({ name, query, variables }) => ({ name, query, variables })),
    blanks: BLANKS,
  };
  return `<style>${barStyle}</style>
<header class="bar" data-has-key="${hasKey}">
<strong>${escaped(title)}</strong>
<details name="bar"><summary>Examples</summary><nav class="panel" aria-label="Examples">${nouns
    .map((noun) =>
      group(
        noun,
        examples.filter((each) => each.noun === noun),
      ),
    )
    .join('')}</nav></details>
<details name="bar"><summary>Headers</summary><div class="panel" role="region" aria-label="Headers" tabindex="0">${headersHelp(hasKey)}</div></details>
<a href="/docs">Docs</a>
<span class="token" hidden><span></span> <button type="button">Forget it</button></span>
<output class="run" aria-live="polite">Run something: what it costs is told here.</output>
</header>
<script type="application/json" id="bar-data">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>
<script>${barScript}</script>
`;
}

function group(noun: string, examples: readonly Example[]): string {
  return `<section><h2>${escaped(noun)}</h2><ul>${examples.map(({ name, title }) => `<li><button type="button" data-example="${escaped(name)}">${escaped(title)}</button></li>`).join('')}</ul></section>`;
}

function headersHelp(hasKey: boolean): string {
  const list = (headers: typeof SENT_HEADERS) =>
    `<dl>${headers.map(({ name, example, meaning }) => `<dt><code>${escaped(name)}: ${escaped(example)}</code></dt><dd>${escaped(meaning)}</dd>`).join('')}</dl>`;
  const here = hasKey
    ? 'This page sends the key of its address with all that you run, and keeps the token of the cart or the account that it is told: it sends that too, until you have it forgotten.'
    : 'Without a key this page is like the storefront: its cart is kept in a cookie. Write a key into the Headers editor to be a partner; the token that you are then told is kept and sent until you have it forgotten.';
  return `<p>${here} Headers of your own go into GraphiQL’s Headers editor, beside Variables, as JSON: <code>{ "x-buyer-ip": "203.0.113.7" }</code>.</p><h2>What you may send</h2>${list(SENT_HEADERS)}<h2>What answers tell</h2>${list(TOLD_HEADERS)}`;
}
