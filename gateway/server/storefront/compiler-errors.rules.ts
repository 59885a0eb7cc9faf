import { stripVTControlCharacters } from 'node:util';

/** An error of Relay's compiler, as Vite's overlay shows it. */
export interface CompilerError {
  message: string;
  /** The first place that it names, with a path from the project's root; line and column count from 1. */
  place: { file: string; line: number; column: number } | null;
}

const PLACE = /^ +(\S+\.tsx?):(\d+):(\d+)$/m;
/** What the compiler says last, whatever was wrong. */
const SUMMARY = /^(?:Compilation failed\.|Unable to run relay compiler\.)/;

/** Reads what the compiler wrote to stderr. Each error comes once, although the compiler repeats it for each project. */
export function readCompilerError(stderr: string): CompilerError {
  const errors = stripVTControlCharacters(stderr)
    .split(/^\[ERROR\] /m)
    .map((text) => text.replace(/^Error in the project `[^`]*`: /, '').trim())
    .filter((text) => text !== '' && !SUMMARY.test(text));
  const message = [...new Set(errors)].join('\n\n') || stderr.trim();
  const [, file, line, column] = PLACE.exec(message) ?? [];
  return { message, place: file === undefined ? null : { file, line: Number(line), column: Number(column) } };
}
