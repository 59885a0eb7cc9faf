import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces each `graphql` tag by an import of its compiled artifact. The replacement keeps line numbers, so no source map is needed. A file's artifact is in the first
 * of the artifact directories whose parent contains the file, so list the directory of a nested project before that of the outer one.
 */
export function relay(...artifactDirectories: readonly string[]): Plugin {
  const directories = artifactDirectories.map((directory) => resolve(directory));
  return {
    name: 'relay-graphql-tag',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'graphql`' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const directory = directories.find((candidate) => file.startsWith(`${dirname(candidate)}/`));
        if (directory === undefined) this.error(`${file}: no Relay project has this file`);
        const imports: string[] = [];
        const replaced = code.replace(/\bgraphql`([^`]*)`/g, (tag, text: string) => {
          const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1];
          if (!name || text.includes('${'))
            this.error(`${id}: this graphql tag cannot be compiled: ${tag.slice(0, 60)}`);
          const local = `relayArtifact${imports.length}_${name}`;
          const path = relative(dirname(file), `${directory}/${name}.graphql.ts`);
          imports.push(`import ${local} from ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};`);
          return local + '\n'.repeat(text.split('\n').length - 1);
        });
        return imports.length > 0 ? { code: `${replaced}\n${imports.join('')}\n`, map: null } : null;
      },
    },
  };
}
