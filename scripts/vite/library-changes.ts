import { createBuilder, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';

const isLibrary = (id: string | undefined): boolean => id !== undefined && id.includes('/node_modules/');
/** A package name in an import; a leading dot, slash or NUL means a path or a virtual module. */
const isPackage = (source: string): boolean => /^[\w@]/.test(source) && !source.includes('\0');
/** Modules that a package's plugin generates, according to its documentation. */
const VIRTUAL_ENTRIES: ReadonlySet<string> = new Set(['@vitejs/plugin-react/preamble']);

type Hook = (this: unknown, ...given: unknown[]) => unknown;
/** A hook is a function, or an object with filters and a handler. */
type HookOption = Hook | { handler: Hook };

/** For each hook that can change a module: returns the library module concerned; undefined for none. */
const CHANGES: Readonly<Record<string, (...given: unknown[]) => string | undefined>> = {
  resolveId: (source, importer) => {
    if (typeof source !== 'string' || VIRTUAL_ENTRIES.has(source)) return undefined;
    const isFromLibrary = typeof importer === 'string' && isLibrary(importer);
    return isFromLibrary || isPackage(source) || isLibrary(source) ? source : undefined;
  },
  load: (id) => (typeof id === 'string' && isLibrary(id) ? id : undefined),
  transform: (_code, id) => (typeof id === 'string' && isLibrary(id) ? id : undefined),
  // A chunk contains libraries' code, so changing one changes them.
  renderChunk: () => 'chunks of the build',
};

/** Wraps a plugin to report each call that changes a library's module. */
export function watchPlugin(plugin: Plugin, report: (change: string) => void): Plugin {
  const watched: Record<string, unknown> = { ...plugin };
  for (const [name, libraryModule] of Object.entries(CHANGES)) {
    const hook = watched[name] as HookOption | undefined;
    if (!hook) continue;
    const call = typeof hook === 'function' ? hook : hook.handler;
    async function watchedHook(this: unknown, ...given: unknown[]): Promise<unknown> {
      const result = await call.apply(this, given);
      const module = libraryModule(...given);
      if (module !== undefined && result !== null && result !== undefined)
        report(`${plugin.name} (${name}): ${module.replace(/^.*\/node_modules\//, '')}`);
      return result;
    }
    watched[name] = typeof hook === 'function' ? watchedHook : { ...hook, handler: watchedHook };
  }
  return watched as unknown as Plugin;
}

/** Builds the storefront in memory, and returns each change that a plugin of the project's configuration makes to a module of a library. */
export async function libraryChanges(root: string, added: readonly Plugin[] = []): Promise<string[]> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
  if (!loaded) throw new Error(`No Vite configuration in ${root}`);
  const changes = new Set<string>();
  const plugins = [...(await flattened(loaded.config.plugins ?? [])), ...added];
  const aliases = Object.keys(loaded.config.resolve?.alias ?? {});
  const builder = await createBuilder({
    ...loaded.config,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.map((plugin) => watchPlugin(plugin, (change) => changes.add(change))),
  });
  for (const environment of Object.values(builder.environments)) {
    Object.assign(environment.config.build, { write: false, minify: false });
    await builder.build(environment);
  }
  return [...aliases.map((alias) => `resolve.alias: ${alias}`), ...changes].toSorted();
}

async function flattened(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flattened))).flat() : [plugin];
}
