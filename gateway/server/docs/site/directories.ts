import { join } from 'node:path';

/** Absolute, because Astro bundles the file of its content collections. */
const DIST = join(process.cwd(), 'dist');

/** The Markdown that the build writes and Astro reads. */
export const MARKDOWN_DIRECTORY = join(DIST, 'docs-markdown');

/** The files that are served as they are, under `/docs`. */
export const FILES_DIRECTORY = join(DIST, 'docs/docs');

/** The pages, in which the gateway replaces the placeholders. */
export const PAGES_DIRECTORY = join(DIST, 'docs-pages');
