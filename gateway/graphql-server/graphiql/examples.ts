import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An example operation from `schema/examples`. */
export interface Example {
  /** Folder and file, such as `cart/add-to-cart`. */
  name: string;
  /** The whole text; the first line is a comment with its title. */
  query: string;
  /** JSON; null for an operation without variables. */
  variables: string | null;
}

const DIRECTORY = join(import.meta.dirname, '../../../schema/examples');

let read: readonly Example[] | null = null;

/** By name. Read once. */
export function allExamples(): readonly Example[] {
  read ??= globSync('*/*.graphql', { cwd: DIRECTORY })
    .map((file) => readExample(file.replace(/\.graphql$/, '')))
    .sort((one, other) => one.name.localeCompare(other.name));
  return read;
}

function readExample(name: string): Example {
  const variables = join(DIRECTORY, `${name}.variables.json`);
  return {
    name,
    query: readFileSync(join(DIRECTORY, `${name}.graphql`), 'utf8'),
    variables: existsSync(variables) ? readFileSync(variables, 'utf8') : null,
  };
}
