import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Compresses the build's files once, as well as Brotli can, so that serving them costs nothing. */
const directory = join(import.meta.dirname, '../dist/client');
for await (const path of glob('**/*.{js,css,svg,json}', { cwd: directory })) {
  const file = join(directory, path);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
