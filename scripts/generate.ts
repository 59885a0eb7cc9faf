import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { changeReport, readGeneratedFiles } from './generated-files.ts';
import { ARTIFACT_DIRECTORIES, compileRelay } from './relay-compiler.ts';

/**
 * Writes all generated files, and lists those that it has changed. Deletes the previous artifacts first, because
 * relay-compiler leaves those of removed tags behind.
 */
const before = readGeneratedFiles();
for (const directory of ARTIFACT_DIRECTORIES) rmSync(directory, { recursive: true, force: true });
execFileSync('node', ['scripts/print-schema.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-shop-api.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/docs/write-configuration.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-shop-file.ts'], { stdio: 'inherit' });
await compileRelay('.').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
console.log(changeReport(before, readGeneratedFiles()));
