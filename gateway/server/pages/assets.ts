import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of a page's assets. */
export interface PageAssets {
  styles: readonly string[];
  /** The fonts of every page. */
  faces: readonly string[];
  modules: readonly string[];
  entries: readonly string[];
}

/** An output file of the build; the manifest is keyed by source module. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

const ENTRY = 'web/app/entry.client.tsx';
const STYLE = 'style.css';

/** Reads the build's manifest. Returns a function that finds the scripts and styles of a page by its route modules, entry included. */
export function readAssets(clientDirectory: string): (routeModules: readonly string[]) => PageAssets {
  const manifest = new Map(
    Object.entries(
      JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>,
    ),
  );
  const known = new Map<string, PageAssets>();

  const addressOf = (key: string) => `/${manifest.get(key)?.file ?? ''}`;

  function collect(routeModules: readonly string[]): PageAssets {
    const modules = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest.get(key);
      if (!chunk || modules.has(`/${chunk.file}`)) return;
      modules.add(`/${chunk.file}`);
      chunk.imports?.forEach(visit);
    };
    for (const key of [ENTRY, ...routeModules]) {
      if (!manifest.has(key)) throw new Error(`The build has no ${key}: the modules of a route name it`);
      visit(key);
    }
    const entry = addressOf(ENTRY);
    modules.delete(entry);
    const faces = (manifest.get(ENTRY)?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`);
    return { styles: [addressOf(STYLE)], faces, modules: [...modules], entries: [entry] };
  }

  return (routeModules) => {
    const key = routeModules.join();
    const assets = known.get(key) ?? collect(routeModules);
    known.set(key, assets);
    return assets;
  };
}
