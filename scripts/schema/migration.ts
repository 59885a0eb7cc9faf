import { existsSync, readFileSync } from 'node:fs';

/** The page on how to move from the last release of the graph to its next major one. */
export interface Migration {
  /** The version that it migrates to, such as `2.0.0`. */
  version: string;
  file: string;
  /** Paths that it names as code, such as `Mutation.customerLogIn`. Empty when there is no page. */
  paths: ReadonlySet<string>;
}

/** The migration page of the next major release, by the last release in the changelog. */
export function nextMigration(changelog: string): Migration {
  const major = Number(/^## (\d+)\.\d+\.\d+/m.exec(changelog)?.[1] ?? 0) + 1;
  const file = `docs/migrations/${major}.md`;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    version: `${major}.0.0`,
    file,
    paths: new Set(Array.from(page.matchAll(/`(\w+(?:\.\w+)*)`/g), ([, path = '']) => path)),
  };
}
