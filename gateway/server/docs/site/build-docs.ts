import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import starlight from '@astrojs/starlight';
import { build } from 'astro';
import { satteri } from '@astrojs/markdown-satteri';
import { buildSchema } from 'graphql';
import { docsPages } from '../docs-pages.ts';
import type { DocsPage } from '../docs-page.ts';
import { PLACEHOLDERS } from '../placeholders.data.ts';
import { FILES_DIRECTORY, MARKDOWN_DIRECTORY, PAGES_DIRECTORY } from './directories.ts';

/** Builds the documentation: Markdown from the schema, its examples and the guide, and from that the site with its search, by Starlight. */
const SITE = import.meta.dirname;
const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const slugOf = ({ path }: DocsPage) => path.slice('/docs/'.length) || 'index';

const { pages, anchors } = docsPages(buildSchema(readFileSync('schema/schema.graphql', 'utf8')));
for (const directory of [MARKDOWN_DIRECTORY, FILES_DIRECTORY, PAGES_DIRECTORY])
  rmSync(directory, { recursive: true, force: true });
for (const page of pages) {
  const { path, title, description, markdown } = page;
  // JSON is YAML.
  const front = JSON.stringify({
    title,
    description,
    head: [
      { tag: 'link', attrs: { rel: 'canonical', href: PLACEHOLDERS.origin + path } },
      ...(path === '/docs' ? [{ tag: 'script', attrs: { type: 'module', src: '/docs/former-anchors.js' } }] : []),
    ],
  });
  write(join(MARKDOWN_DIRECTORY, `${slugOf(page)}.md`), `---\n${front}\n---\n\n${markdown}\n`);
}

const sidebarOf = (group: DocsPage['group']) => ({
  label: group,
  items: pages.filter((page) => page.group === group).map(slugOf),
});
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await build({
  root: process.cwd(),
  srcDir: SITE,
  publicDir: join(SITE, 'public'),
  outDir: FILES_DIRECTORY,
  // Gone after the build: it would keep what another version of the tool has rendered.
  cacheDir: join(MARKDOWN_DIRECTORY, '.cache'),
  configFile: false,
  logLevel: 'error',
  base: '/docs',
  trailingSlash: 'never',
  markdown: { processor: satteri({ features: { headingAttributes: true, smartPunctuation: false } }) },
  // The policy of the pages allows no inline scripts but those whose hash it names: as few as possible.
  vite: {
    build: { assetsInlineLimit: 0 },
    // Starlight's version: the rendering code would find the newer one of our other tools.
    environments: { prerender: { resolve: { noExternal: ['js-yaml'] } } },
  },
  integrations: [
    starlight({
      title: `${PLACEHOLDERS.shopName} API`,
      locales: { root: { label: 'English', lang: 'en-GB' } },
      favicon: `${PLACEHOLDERS.origin}/favicon.svg`,
      customCss: [join(SITE, 'theme.css')],
      disable404Route: true,
      markdown: { headingLinks: false },
      // Code that scrolls would be a landmark without a name.
      expressiveCode: { defaultProps: { wrap: true } },
      sidebar: [
        sidebarOf('Guide'),
        sidebarOf('Reference'),
        {
          label: 'Elsewhere',
          items: [
            { label: 'GraphiQL', link: `${PLACEHOLDERS.origin}/graphql` },
            { label: 'The shop', link: `${PLACEHOLDERS.origin}/` },
          ],
        },
      ],
    }),
  ],
});

write(join(FILES_DIRECTORY, 'anchors.json'), JSON.stringify(Object.fromEntries(anchors)));
for (const file of globSync('**/index.html', { cwd: FILES_DIRECTORY })) {
  const page = join(PAGES_DIRECTORY, dirname(file) === '.' ? 'index.html' : `${dirname(file)}.html`);
  mkdirSync(dirname(page), { recursive: true });
  renameSync(join(FILES_DIRECTORY, file), page);
}
rmSync(MARKDOWN_DIRECTORY, { recursive: true });
