import { stripVTControlCharacters } from 'node:util';

/** An error of Relay's compiler, as Vite's overlay shows it. */
export interface CompilerError {
  message: string;
  /** The first location named, with a path from the project's root; line and column count from 1. */
  place: { file: string; line: number; column: number } | null;
}

const PLACE = /^ +(\S+\.tsx?):(\d+):(\d+)$/m;
/** The compiler's closing line, which says nothing specific. */
const SUMMARY = /^(?:Compilation failed\.|Unable to run relay compiler\.)/;

/** Parses the compiler's stderr. Deduplicates errors, which the compiler repeats for each project. */
export function readCompilerError(stderr: string): CompilerError {
  const errors = stripVTControlCharacters(stderr)
    .split(/^\[ERROR\] /m)
    .map((text) => text.replace(/^Error in the project `[^`]*`: /, '').trim())
    .filter((text) => text !== '' && !SUMMARY.test(text));
  const message = [...new Set(errors)].join('\n\n') || stderr.trim();
  const [, file, line, column] = PLACE.exec(message) ?? [];
  return { message, place: file === undefined ? null : { file, line: Number(line), column: Number(column) } };
}
