import { statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import {
  readPersistedOperations,
  type PersistedOperations,
} from '../../gateway/graphql-server/persisted-operations.ts';
import { compileRelay, OPERATIONS_FILE } from '../relay-compiler.ts';
import { readCompilerError } from './compiler-errors.rules.ts';
import type { Overlay } from './overlay.ts';

const isArtifact = (file: string) => file.includes('/__generated__/');

/**
 * Added to each artifact in the browser, so that the components which import one are updated with it. The router holds
 * a route's loader, so its module is not: `loadPage` finds the newest operation here.
 */
const ACCEPT = `
if (import.meta.hot) {
  (globalThis.newestOperations ??= new Map()).set(node.params?.name, node);
  import.meta.hot.accept();
}
`;

/** The storefront's GraphQL in development. */
export interface DevelopmentRelay {
  plugin: Plugin;
  /** Compiles what has changed, the printed schema included. */
  compile(): Promise<'unchanged' | 'compiled' | 'failed'>;
  /** Resolves when no compilation is under way. */
  settled(): Promise<unknown>;
  /** The operations of the last successful compilation. */
  operations(): PersistedOperations;
}

/**
 * Compiles the storefront's GraphQL at start and whenever a `graphql` tag changes. An error shows in the overlay until
 * it is fixed; the last good artifacts are served until then.
 */
export function createDevelopmentRelay(root: string, overlay: Overlay): DevelopmentRelay {
  let compiled: string | null = null;
  let operations = readPersistedOperations(join(root, OPERATIONS_FILE));
  let compilation: ReturnType<DevelopmentRelay['compile']> = Promise.resolve('unchanged');

  async function compileChanges(): ReturnType<DevelopmentRelay['compile']> {
    const sources = await readSources(root);
    if (sources === compiled) return 'unchanged';
    try {
      await compileRelay(root);
    } catch (error) {
      compiled = null;
      overlay.show('storefront’s GraphQL', compilerError(error instanceof Error ? error.message : String(error), root));
      return 'failed';
    }
    overlay.clear('storefront’s GraphQL');
    [compiled, operations] = [sources, readPersistedOperations(join(root, OPERATIONS_FILE))];
    return 'compiled';
  }

  /** Queues compilations, so that only one runs at a time. */
  function compile(): ReturnType<DevelopmentRelay['compile']> {
    compilation = compilation.then(compileChanges, compileChanges);
    return compilation;
  }

  const plugin: Plugin = {
    name: 'relay-compiler',
    // Vite hears of artifacts from this plugin, all of them at once. A build beside it changes nothing here.
    config: () => ({ server: { watch: { ignored: ['**/__generated__/**', '**/dist/build-*/**'] } } }),
    async configureServer() {
      await compile();
    },
    transform: {
      filter: { id: /\/__generated__\/.*\.graphql\.ts$/ },
      handler(code) {
        return this.environment.name === 'client' ? { code: code + ACCEPT, map: null } : null;
      },
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (this.environment.name !== 'client' || !/\/web\/.*\.tsx?$/.test(file) || isArtifact(file)) return;
      // The event may come before the editor has finished writing; Vite's read waits for that.
      if (type !== 'delete') await read();
      const wasFailing = compiled === null;
      const before = artifactsOf(this.environment);
      const outcome = await compile();
      if (outcome === 'failed') return [];
      if (outcome === 'unchanged') return;
      forgetArtifacts(server);
      // A page that shows an error goes on when it reloads.
      if (wasFailing) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      return [...new Set([...modules, ...changedSince(before)])];
    },
  };
  return { plugin, compile, settled: () => compilation, operations: () => operations };
}

/** The artifacts that an environment has loaded, with the times of their files. */
function artifactsOf({ moduleGraph }: DevEnvironment): Map<EnvironmentModuleNode, number> {
  const found = new Map<EnvironmentModuleNode, number>();
  for (const [file, modules] of moduleGraph.fileToModulesMap)
    if (isArtifact(file)) for (const module of modules) found.set(module, changeTimeOf(file));
  return found;
}

const changeTimeOf = (file: string | null) => (file && statSync(file, { throwIfNoEntry: false })?.mtimeMs) || 0;

/** The artifacts written since, and the components that import them. */
function changedSince(before: ReadonlyMap<EnvironmentModuleNode, number>): EnvironmentModuleNode[] {
  return [...before].flatMap(([module, time]) =>
    changeTimeOf(module.file) === time
      ? []
      : [module, ...[...module.importers].filter(({ file }) => file?.endsWith('.tsx'))],
  );
}

/** The text of every tag in the sources, and the schema. When they are unchanged, so is the compiler's output. */
async function readSources(root: string): Promise<string> {
  const files = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/__generated__'] }));
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(root, file), 'utf8')));
  const tags = texts.flatMap((text) => text.match(/\bgraphql`[^`]*`/g) ?? []);
  return [...tags, await readFile(join(root, 'schema/schema.graphql'), 'utf8')].join('\n');
}

function forgetArtifacts(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const file of moduleGraph.fileToModulesMap.keys()) if (isArtifact(file)) moduleGraph.onFileChange(file);
}

function compilerError(stderr: string, root: string): ErrorPayload['err'] {
  const { message, place } = readCompilerError(stderr);
  const loc = place && { ...place, file: join(root, place.file) };
  return { message, stack: '', plugin: 'relay-compiler', ...(loc && { id: loc.file, loc }) };
}
