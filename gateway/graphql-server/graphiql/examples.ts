import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An example operation from `schema/examples`. */
export interface Example {
  /** The heading it is listed under. */
  noun: string;
  /** Its folder and file, such as `cart/add-to-cart`. */
  name: string;
  /** Its first line without the comment sign. */
  title: string;
  /** The whole text, comments included. */
  query: string;
  /** JSON; null for an operation without variables. */
  variables: string | null;
}

const DIRECTORY = join(import.meta.dirname, '../../../schema/examples');

let read: readonly Example[] | null = null;

/** Every example, grouped by noun in display order. Read once. */
export function allExamples(): readonly Example[] {
  read ??= readExamples();
  return read;
}

/** The example with this name. Throws when there is none. */
export function exampleNamed(name: string): Example {
  const example = allExamples().find((each) => each.name === name);
  if (!example) throw new Error(`schema/examples has no ${name}`);
  return example;
}

function readExamples(): Example[] {
  const contents = JSON.parse(readFileSync(join(DIRECTORY, 'contents.json'), 'utf8')) as {
    noun: string;
    folder: string;
    examples: string[];
  }[];
  return contents.flatMap(({ noun, folder, examples }) =>
    examples.map((file) => {
      const query = readFileSync(join(DIRECTORY, folder, `${file}.graphql`), 'utf8');
      const variables = join(DIRECTORY, folder, `${file}.variables.json`);
      return {
        noun,
        name: `${folder}/${file}`,
        title: /^# (.+)/.exec(query)?.[1] ?? file,
        query,
        variables: existsSync(variables) ? readFileSync(variables, 'utf8') : null,
      };
    }),
  );
}
