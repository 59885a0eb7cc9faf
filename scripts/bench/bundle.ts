import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { createBuilder, minifySync, type Rolldown } from 'vite';

/**
 * Measures the scripts of a product page's first load, Brotli-compressed, in total and by package: `npm run bench:bundle`. Needs no build.
 * Files are compressed whole, so each package gets a share by its minified length. Fails above the goal.
 */
const BYTES_MAXIMUM = 180_000;
const FIRST_LOAD = [
  'web/app/entry.client.tsx',
  'web/app/url/UrlPage.tsx',
  'web/app/url/url.route.ts',
  'web/product/ProductPage.tsx',
];
const root = join(import.meta.dirname, '../..');

const chunks = await builtChunks();
const files = new Map<string, Rolldown.OutputChunk>();
for (const path of FIRST_LOAD) visit(chunkOf(path));

const packages = new Map<string, number>();
let total = 0;
for (const [file, { code, modules }] of files) {
  const bytes = brotliCompressSync(code).length;
  total += bytes;
  const lengths = Object.entries(modules).map(
    ([id, module]) => [packageOf(id), minifySync(`${id}.js`, module.code ?? '').code.length] as const,
  );
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  for (const [name, length] of lengths)
    packages.set(name, (packages.get(name) ?? 0) + (bytes * length) / Math.max(1, whole));
  console.log(`${kilobytes(bytes)}  ${file}`);
}
console.log('');
for (const [name, bytes] of [...packages].toSorted(([, a], [, b]) => b - a))
  console.log(`${kilobytes(bytes)}  ${name}`);
console.log(`\n${kilobytes(total)} in total (goal: at most ${kilobytes(BYTES_MAXIMUM).trim()})`);
if (total > BYTES_MAXIMUM) process.exitCode = 1;

async function builtChunks(): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({ root, logLevel: 'error' });
  const { client } = builder.environments;
  if (!client) throw new Error('The configuration has no client build');
  Object.assign(client.config.build, { write: false });
  const built = (await builder.build(client)) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

function chunkOf(path: string): Rolldown.OutputChunk {
  const id = join(root, path);
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!chunk) throw new Error(`The build has no ${path}`);
  return chunk;
}

/** A chunk and everything it imports. */
function visit(chunk: Rolldown.OutputChunk): void {
  if (files.has(chunk.fileName)) return;
  files.set(chunk.fileName, chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) visit(imported);
  }
}

/** The package of a library's module, or the folder of a storefront's. */
function packageOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library;
  return /^.*?\/((?:web|domain)\/[^/]+)/.exec(id.replace(root, ''))?.[1] ?? 'the build’s own';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`.padStart(9);
}
