import type { ESTree, Plugin } from 'vite';
import { UNUSED_FUNCTIONS } from './unused-functions.data.ts';

type Node = ESTree.Node;

/**
 * Empties functions that a library brings along for features the storefront does not use, in the browser's build.
 * One that is called after all throws, so a page test that needs it fails rather than does nothing.
 */
export function withoutUnusedFunctions(): Plugin {
  const seen = new Set<string>();
  const files = Object.keys(UNUSED_FUNCTIONS);
  return {
    name: 'unused-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: new RegExp(`node_modules/(?:${files.map((path) => path.replaceAll('.', '\\.')).join('|')})$`) },
      handler(code, id) {
        const file = files.find((path) => id.endsWith(`node_modules/${path}`)) ?? id;
        seen.add(file);
        const unused = new Set(UNUSED_FUNCTIONS[file]);
        const bodies = [...functionBodies(this.parse(code), code)].filter(({ name }) => unused.has(name));
        // Another release may have other functions: what is left out of it has to be looked at again.
        for (const name of unused) {
          const count = bodies.filter((body) => body.name === name).length;
          if (count !== 1)
            this.error(`${file} has ${count} functions called ${name}: see scripts/vite/unused-functions.data.ts`);
        }
        return { code: emptied(code, bodies), map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const file of files) if (!seen.has(file)) this.warn(`${file} is not in the build any more`);
    },
  };
}

interface Body {
  name: string;
  start: number;
  end: number;
}

function emptied(code: string, bodies: readonly Body[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of bodies.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += `${code.slice(from, start)}{ throw Error("left out"); }`;
    from = end;
  }
  return result + code.slice(from);
}

/** Every function that has a name of its own or is assigned to one, such as a method of a prototype, wherever it stands. */
function* functionBodies(node: Node, code: string): Generator<Body> {
  if ((node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') && node.id && node.body)
    yield { name: node.id.name, start: node.body.start, end: node.body.end };
  if (
    node.type === 'AssignmentExpression' &&
    node.right.type === 'FunctionExpression' &&
    !node.right.id &&
    node.right.body
  ) {
    yield { name: code.slice(node.left.start, node.left.end), start: node.right.body.start, end: node.right.body.end };
  }
  for (const child of Object.values(node) as unknown[]) {
    for (const inner of Array.isArray(child) ? (child as unknown[]) : [child])
      if (isNode(inner)) yield* functionBodies(inner, code);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
