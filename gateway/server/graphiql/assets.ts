import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of the files that GraphiQL's page loads first. These load the code editor and its workers. */
export interface GraphiQLAssets {
  styles: readonly string[];
  scripts: readonly string[];
}

/** An output file of the build; the manifest is keyed by source module. */
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
