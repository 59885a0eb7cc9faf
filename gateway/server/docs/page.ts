import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { withResolvedLinks } from './anchors.ts';
import type { EntryAssets } from '../pages/entry-assets.ts';
import type { GuideFacts } from './guide/guide.ts';
import type { DocsPage } from './page-content.ts';
import { style } from './style.data.ts';

interface PageOptions {
  page: DocsPage;
  /** Every page in reading order. */
  pages: readonly DocsPage[];
  anchors: ReadonlyMap<string, string>;
  facts: Pick<GuideFacts, 'shopName' | 'origin'>;
  assets: EntryAssets;
}

/** A page of the documentation as an HTML document. Complete without scripts: what needs the script is hidden until it runs. */
export function pageHtml({ page, pages, anchors, facts: { shopName, origin }, assets }: PageOptions): string {
  const name = `The graph of ${shopName}`;
  const isStart = page === pages[0];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapeHtml(isStart ? `${name} – documentation` : `${page.title} – ${name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(isStart ? `The GraphQL API of ${shopName}: quick start, keys, errors, limits, and every type.` : page.description)}">
<link rel="canonical" href="${escapeHtml(origin + page.path)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
${assets.scripts.map((address) => `<script type="module" src="${escapeHtml(address)}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a href="/">${escapeHtml(shopName)}</a><div id="search" role="search" hidden><label class="unseen" for="search-text">Search the documentation</label><input type="search" id="search-text" placeholder="Search types, fields, guides" autocomplete="off" spellcheck="false" aria-describedby="search-count"><p id="search-count" class="unseen" role="status"></p><ul id="search-results" aria-label="Results" hidden></ul></div><nav aria-label="For builders"><a href="/docs"${isStart ? ' aria-current="page"' : ''}>Docs</a><a href="/graphql">GraphiQL</a></nav></header>
<div class="columns">
<button type="button" class="menu" popovertarget="contents">Contents</button>
<nav id="contents" class="contents" aria-label="Contents" popover><button type="button" class="menu" popovertarget="contents" popovertargetaction="hide">Close</button>${contentsHtml(page, pages)}</nav>
<main id="main" tabindex="-1">
<h1>${escapeHtml(isStart ? name : page.title)}</h1>
${withResolvedLinks(page, anchors)}
${neighboursHtml(page, pages)}
</main>
</div>
<p id="copied" class="unseen" role="status"></p>
</body>
</html>
`;
}

/** All pages, and below the current one its headings. */
function contentsHtml(page: DocsPage, pages: readonly DocsPage[]): string {
  return (['Guide', 'Reference'] as const)
    .map((group) => {
      const items = pages
        .filter((each) => each.group === group)
        .map((each) =>
          each === page
            ? `<li><a href="${each.path}" aria-current="page">${escapeHtml(each.title)}</a>${headingsHtml(each)}</li>`
            : `<li><a href="${each.path}">${escapeHtml(each.title)}</a></li>`,
        );
      return `<h2>${group}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

function headingsHtml({ headings }: DocsPage): string {
  if (headings.length === 0) return '';
  const items = headings.map(
    ({ id, title, isNested }) => `<li${isNested ? ' class="nested"' : ''}><a href="#${id}">${title}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function neighboursHtml(page: DocsPage, pages: readonly DocsPage[]): string {
  const index = pages.indexOf(page);
  const link = (other: DocsPage | undefined, words: string, relation: string) =>
    other
      ? `<a href="${other.path}" rel="${relation}"><span>${words}</span> ${escapeHtml(other.title)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(pages[index - 1], 'Previous', 'prev')}${link(pages[index + 1], 'Next', 'next')}</nav>`;
}
