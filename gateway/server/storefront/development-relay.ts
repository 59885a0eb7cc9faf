import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { readPersistedOperations, type PersistedOperations } from '../../execution/persisted/persisted-operations.ts';
import { readCompilerError } from './compiler-errors.rules.ts';
import { compileRelay, OPERATIONS_FILE } from './relay-compiler.ts';

const isArtifact = (file: string) => file.includes('/__generated__/');

/** The storefront's GraphQL in development. */
export interface DevelopmentRelay {
  plugin: Plugin;
  /** Resolves when no compilation is under way. */
  settled(): Promise<unknown>;
  /** The operations of the last successful compilation. */
  operations(): PersistedOperations;
}

/**
 * Compiles the storefront's GraphQL at start and whenever a `graphql` tag changes. Open pages then reload, because their data belongs to the old
 * operations. An error shows in the overlay until it is fixed; the last good artifacts are served until then.
 */
export function createDevelopmentRelay(root: string): DevelopmentRelay {
  let compiledTags: string | null = null;
  let failure: ErrorPayload['err'] | null = null;
  let operations = readPersistedOperations(join(root, OPERATIONS_FILE));
  let compilation: Promise<'unchanged' | 'compiled'> = Promise.resolve('unchanged');

  async function compileChanges(): Promise<'unchanged' | 'compiled'> {
    const tags = await readTags(root);
    if (tags === compiledTags && !failure) return 'unchanged';
    try {
      await compileRelay(root);
    } catch (error) {
      failure = overlayError(error instanceof Error ? error.message : String(error), root);
      throw Object.assign(new Error(), failure);
    }
    [compiledTags, failure, operations] = [tags, null, readPersistedOperations(join(root, OPERATIONS_FILE))];
    return 'compiled';
  }

  /** Queues compilations, so that only one runs at a time. */
  function compile(): Promise<'unchanged' | 'compiled'> {
    compilation = compilation.then(compileChanges, compileChanges);
    return compilation;
  }

  const plugin: Plugin = {
    name: 'relay-compiler',
    // Vite hears of artifacts from this plugin, all of them at once.
    config: () => ({ server: { watch: { ignored: ['**/__generated__/**'] } } }),
    async configureServer(server) {
      server.environments.client.hot.on('vite:client:connect', (_, client) => {
        if (failure) client.send({ type: 'error', err: failure });
      });
      await compile().catch((error: Error) => server.config.logger.error(error.message));
    },
    async hotUpdate({ type, file, read, server }) {
      if (this.environment.name !== 'client' || !/\/web\/.*\.tsx?$/.test(file) || isArtifact(file)) return;
      // The event may come before the editor has finished writing; Vite's read waits for that.
      if (type !== 'delete') await read();
      // Vite shows what this throws in its overlay.
      const outcome = await compile().catch((error: Error) => {
        this.environment.logger.error(error.message);
        throw error;
      });
      if (outcome === 'unchanged') return;
      forgetArtifacts(server);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
  return { plugin, settled: () => compilation.catch(() => null), operations: () => operations };
}

/** The text of every tag in the sources. When it is unchanged, so is the compiler's output. */
async function readTags(root: string): Promise<string> {
  const files = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/__generated__'] }));
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(root, file), 'utf8')));
  return texts.flatMap((text) => text.match(/\bgraphql`[^`]*`/g) ?? []).join('\n');
}

function forgetArtifacts(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const file of moduleGraph.fileToModulesMap.keys()) if (isArtifact(file)) moduleGraph.onFileChange(file);
}

function overlayError(stderr: string, root: string): ErrorPayload['err'] {
  const { message, place } = readCompilerError(stderr);
  const loc = place && { ...place, file: join(root, place.file) };
  return { message, stack: '', plugin: 'relay-compiler', ...(loc && { id: loc.file, loc }) };
}
