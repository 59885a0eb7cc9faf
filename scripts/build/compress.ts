import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Above this size Brotli's highest quality takes many seconds for a few per cent. */
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/** Compresses the build's files in advance, so that none is compressed per request. */
const directory = process.env.BUILD_DIRECTORY ?? 'dist';
for await (const path of glob('client/**/*.{js,css,svg,json}', { cwd: directory })) {
  const file = join(directory, path);
  const content = readFileSync(file);
  const quality = content.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
