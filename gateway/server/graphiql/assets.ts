import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that GraphiQL's page starts with, as addresses. The code editor and its workers are loaded by these. */
export interface GraphiQLAssets {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A file of the build, by the module that it was made from. */
interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/** Reads the manifest of GraphiQL's build. */
export function readGraphiQLAssets(directory: string): GraphiQLAssets {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build of GraphiQL in ${directory} has no entry`);
  return { styles: (entry.css ?? []).map((file) => `/${file}`), scripts: [`/${entry.file}`] };
}
