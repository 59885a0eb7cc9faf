import { stripVTControlCharacters } from 'node:util';

const PLACE = /^ +(\S+\.tsx?):(\d+):(\d+)$/m;
/** The compiler's closing line, which says nothing specific. */
const SUMMARY = /^(?:Compilation failed\.|Unable to run relay compiler\.)/;

/**
 * Parses the stderr of Relay's compiler for Vite's overlay. Deduplicates errors, which it repeats for each project. The
 * place is the first location named, with a path from the project's root; line and column count from 1.
 */
export function readCompilerError(stderr: string) {
  const errors = stripVTControlCharacters(stderr)
    .split(/^\[ERROR\] /m)
    .map((text) => text.replace(/^Error in the project `[^`]*`: /, '').trim())
    .filter((text) => text !== '' && !SUMMARY.test(text));
  const message = [...new Set(errors)].join('\n\n') || stderr.trim();
  const [, file, line, column] = PLACE.exec(message) ?? [];
  return { message, place: file === undefined ? null : { file, line: Number(line), column: Number(column) } };
}
