import { globSync, readFileSync } from 'node:fs';

/** The generated files that are committed, and reviewed like code. */
const COMMITTED = [
  '.env.example',
  'docs/configuration.md',
  'schema/operations.json',
  'schema/schema.graphql',
  'schema/shop-api.openapi.json',
  'schema/shop-file.schema.json',
];

/** The texts of generated files by path. */
export type GeneratedFiles = ReturnType<typeof readGeneratedFiles>;

export function readGeneratedFiles() {
  const texts = (paths: readonly string[]) => new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  return { committed: texts(COMMITTED), others: texts(globSync('web/**/__generated__/*')) };
}

/** The committed files that differ, by path. */
export const changedFiles = (before: GeneratedFiles, after: GeneratedFiles): readonly string[] =>
  differences(before.committed, after.committed);

/** One line for each committed file that has changed, then the number of others. */
export function changeReport(before: GeneratedFiles, after: GeneratedFiles): string {
  const others = differences(before.others, after.others).length;
  const lines = [
    ...changedFiles(before, after).map((path) => `Changed: ${path}`),
    ...(others > 0 ? [`Changed: ${others} ${others === 1 ? 'file' : 'files'} in __generated__, not committed`] : []),
  ];
  return lines.join('\n') || 'Nothing changed';
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}
