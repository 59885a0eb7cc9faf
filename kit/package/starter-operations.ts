import { globSync, readFileSync } from 'node:fs';

/** The operations in the texts of the starters that do without the kit, each with its file. */
export function starterOperations(): (readonly [file: string, text: string])[] {
  return globSync('kit/starters/python/*.py').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/"""\n((?:query|mutation) [\s\S]*?)"""/g),
      ([, text = '']) => [file, text] as const,
    ),
  );
}
