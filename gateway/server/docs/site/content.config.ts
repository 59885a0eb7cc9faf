import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { MARKDOWN_DIRECTORY } from './directories.ts';

/** Astro reads the pages from the Markdown that the build has written. */
export const collections = {
  docs: defineCollection({ loader: glob({ base: MARKDOWN_DIRECTORY, pattern: '**/*.md' }), schema: docsSchema() }),
};
