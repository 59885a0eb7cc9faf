import { deprecations, referenceParts } from './reference.ts';
import type { GraphQLSchema } from 'graphql';
import { markdownHtml } from './markdown.ts';
import { guideParts, type GuideFacts } from './guide.ts';
import { escaped } from './html.ts';
import { style } from './style.data.ts';

interface PageOptions {
  facts: GuideFacts;
  schema: GraphQLSchema;
  /** `schema/CHANGELOG.md`. */
  changelog: string;
  /** The newest page of `docs/migrations/`; empty when there is none. */
  migration: string;
}

/** The title of a Markdown page: its first line. */
function titleOf(markdown: string): string {
  return /^# (.+)/.exec(markdown)?.[1] ?? 'Moving to the next version';
}

/** The whole documentation on one page, so that the browser's find-in-page covers everything. */
export function docsPage({ facts, schema, changelog, migration }: PageOptions): string {
  const title = `The graph of ${facts.shopName}`;
  const deprecated = deprecations(schema);
  const deprecatedHtml =
    deprecated.length === 0
      ? '<p>Nothing is deprecated. Fields are deprecated here and in the schema before they are removed.</p>'
      : `<ul>${deprecated.map(({ path, reason }) => `<li><a href="#${path}"><code>${path}</code></a> ${escaped(reason)}</li>`).join('')}</ul>`;
  const guide = [
    ...guideParts(facts),
    ...(migration === ''
      ? []
      : [{ id: 'migration', title: escaped(titleOf(migration)), html: markdownHtml(migration) }]),
    { id: 'deprecations', title: 'Deprecations', html: deprecatedHtml },
    { id: 'changelog', title: 'Changelog', html: markdownHtml(changelog) },
    {
      id: 'files',
      title: 'Files',
      html: '<ul><li><a href="/docs/schema.graphql">The schema</a> in SDL, for code generators and editors</li><li><a href="/docs/shop-api.openapi.json">The REST contract</a> of the shop API behind the graph, as OpenAPI 3.1</li></ul>',
    },
  ];
  const parts = referenceParts(schema);
  const contents = [
    `<h2>Guide</h2><ul>${guide.map(({ id, title: name }) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ul>`,
    '<h2>Reference</h2>',
    ...parts.map(({ id, title: name, names }) =>
      names.length === 1
        ? `<p><a href="#${id}">${name}</a></p>`
        : `<details><summary>${name}</summary><ul><li><a href="#${id}">All ${name.toLowerCase()}</a></li>${names.map((each) => `<li><a href="#${each}">${each}</a></li>`).join('')}</ul></details>`,
    ),
  ].join('');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escaped(title)} – documentation</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The GraphQL API of ${escaped(facts.shopName)}: quick start, keys, errors, limits, and every type.">
<link rel="canonical" href="${escaped(facts.origin)}/docs">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a href="/">${escaped(facts.shopName)}</a><nav aria-label="For builders"><a href="/docs" aria-current="page">Docs</a><a href="/graphql">GraphiQL</a></nav></header>
<div class="columns">
<nav class="contents" aria-label="Contents">${contents}</nav>
<main id="main" tabindex="-1">
<h1>${escaped(title)}</h1>
${guide.map(({ id, title: name, html }) => `<section><h2 id="${id}">${name}</h2>${html}</section>`).join('\n')}
${parts.map(({ html }) => `<section class="reference">${html}</section>`).join('\n')}
</main>
</div>
</body>
</html>
`;
}
