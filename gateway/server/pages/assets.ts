import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageAssets {
  styles: readonly string[];
  /** The fonts of every page. */
  faces: readonly string[];
  modules: readonly string[];
  entries: readonly string[];
}

/** The manifest is keyed by source module. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

const ENTRY = 'web/framework/entry.client.tsx';
const STYLE = 'style.css';

/** By the build's manifest: a page's scripts and styles by its route modules, entry included. */
export function readAssets(clientDirectory: string): (routeModules: readonly string[]) => PageAssets {
  const manifest = new Map(
    Object.entries(
      JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>,
    ),
  );
  const known = new Map<string, PageAssets>();

  const addressOf = (key: string) => `/${manifest.get(key)?.file ?? ''}`;

  /** The chunks that these modules load, with everything that they import. */
  function chunksOf(keys: readonly string[]): Set<ManifestChunk> {
    const chunks = new Set<ManifestChunk>();
    const visit = (key: string) => {
      const chunk = manifest.get(key);
      if (!chunk || chunks.has(chunk)) return;
      chunks.add(chunk);
      chunk.imports?.forEach(visit);
    };
    keys.forEach(visit);
    return chunks;
  }

  // The build names a font at the chunk whose module refers to it, which may be one that the entry imports.
  const faces = [...chunksOf([ENTRY])]
    .flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))
    .map((file) => `/${file}`);

  function collect(routeModules: readonly string[]): PageAssets {
    for (const key of [ENTRY, ...routeModules])
      if (!manifest.has(key)) throw new Error(`The build has no ${key}: the modules of a route name it`);
    const entry = addressOf(ENTRY);
    const modules = [...chunksOf([ENTRY, ...routeModules])].map(({ file }) => `/${file}`);
    return { styles: [addressOf(STYLE)], faces, modules: modules.filter((file) => file !== entry), entries: [entry] };
  }

  return (routeModules) => {
    const key = routeModules.join();
    const assets = known.get(key) ?? collect(routeModules);
    known.set(key, assets);
    return assets;
  };
}
