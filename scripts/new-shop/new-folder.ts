import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { darkColours, lightColours, type ColourName } from '../../domain/theme/theme.data.ts';
import { Page, Post } from '../../schema/shop-folder/content/fields.ts';
import { COLOURS, OTHERS } from '../../schema/shop-folder/looks/theme.ts';
import { ShopFile } from '../../schema/shop-folder/shop-file.ts';
import { SHOP_FILE_SCHEMA } from '../schema/shop-file-schema.ts';
import { commentedYaml, type Explained } from './commented-yaml.ts';

/** Writes a folder that a merchant fills in. Throws when there is one. */
export function writeNewFolder(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} exists already: choose another name, or remove it first.`);
  for (const [name, text] of Object.entries(filesOf(folder))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, 'pictures'));
}

const filesOf = (folder: string): Readonly<Record<string, string>> => ({
  'shop.yaml': `# yaml-language-server: $schema=${relative(resolve(folder), SHOP_FILE_SCHEMA)}

# What your shop says. Remove the # before a key to use it, and before the lines below that belong to it.
# What is left out is not shown. A mistake is named with its line when the shop reads this file.

${commentedYaml(ShopFile as Explained, { name: 'My shop' })}`,
  'theme.css': `/*
 * The colours and fonts of your shop. Change values, or delete what you do not change.
 * Text needs a contrast of 4.5 : 1 with its ground.
 */
:root {
${properties(lightColours)}
${Object.entries(OTHERS)
  .map(([name, { allowed }]) => `  /* ${name}: ${allowed} */`)
  .join('\n')}
}

@media (prefers-color-scheme: dark) {
  :root {
${properties(darkColours).replace(/^/gm, '  ')}
  }
}
`,
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <!-- Your logo. It may have any size, said by its viewBox; twice as wide as high, it stands for the shop's name. -->
  <circle cx="16" cy="16" r="14" fill="${lightColours.band}" stroke="${darkColours.accent}" stroke-width="2"/>
</svg>
`,
  'pages/about-us.md': textFile(
    Page,
    { title: 'About us' },
    `This file is the page /about-us/: its name is the address. Write in Markdown who {shopName} is.

## A heading begins a section

Add pages as you need them: contact-us, shipping-returns, faqs, privacy, cookies and terms are linked by every page.
`,
  ),
  'posts/welcome.md': textFile(
    Post,
    { title: 'Welcome', date: new Date().toISOString().slice(0, 10) },
    'This file is the post /blog/welcome/. Write in Markdown what is new at {shopName}, or delete the file: ' +
      'without posts there is no blog.\n',
  ),
});

const properties = (colours: Readonly<Record<ColourName, string>>) =>
  [...COLOURS].map(([property, name]) => `  ${property}: ${colours[name]};`).join('\n');

/** A Markdown file with its fields. */
const textFile = (fields: TSchema, given: Readonly<Record<string, unknown>>, text: string) =>
  `---\n${commentedYaml(fields, given)}---\n\n${text}`;
