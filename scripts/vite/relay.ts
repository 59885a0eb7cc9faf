import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces each `graphql` tag by an import of its compiled artifact, and keeps line numbers, so that no source map is
 * needed. The first artifact directory whose parent contains the file has it, so list nested projects first.
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
