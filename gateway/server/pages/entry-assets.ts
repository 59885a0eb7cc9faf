import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of the files that a page outside the storefront loads first: GraphiQL, or the documentation. */
export interface EntryAssets {
  styles: readonly string[];
  scripts: readonly string[];
}

/** An output file of the build; the manifest is keyed by source module. */
interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/** Reads the manifest of a build with one entry. Throws when it has none. */
export function readEntryAssets(directory: string): EntryAssets {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build in ${directory} has no entry`);
  return { styles: (entry.css ?? []).map((file) => `/${file}`), scripts: [`/${entry.file}`] };
}
