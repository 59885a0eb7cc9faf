import { join, resolve } from 'node:path';

/** `npm run build` and `npm run dev` name a folder of their own, to leave the files of a shop that runs beside them alone. Absolute, because Astro bundles the file of its content collections. */
const BUILD = resolve(process.env.BUILD_DIRECTORY ?? 'dist');

/** The Markdown that the build writes and Astro reads. */
export const MARKDOWN_DIRECTORY = join(BUILD, 'docs-markdown');

/** The files that are served as they are, under `/docs`. */
export const FILES_DIRECTORY = join(BUILD, 'docs/docs');

/** The pages, in which the gateway replaces the placeholders. */
export const PAGES_DIRECTORY = join(BUILD, 'docs-pages');
