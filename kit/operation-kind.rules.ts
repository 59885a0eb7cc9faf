import type { IdempotentMutation } from './__generated__/idempotent-mutations.ts';

/** The kind of an operation, which decides whether it can be retried. */
export interface OperationKind {
  kind: 'query' | 'mutation';
  /** The variable whose value takes an idempotency key; null for none. */
  keyed: { variable: string; takesCartKey: boolean } | null;
}

const STRINGS_AND_COMMENTS = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"?|#.*/g;
const INNERMOST_PARENTHESES = /\([^()]*\)/g;

/**
 * Reads an operation’s kind, and whether it is one mutation that takes an idempotency key in a variable. Any other mutation, also two in one operation,
 * has no key: it is sent once.
 */
export function operationKind(text: string, mutations: readonly IdempotentMutation[]): OperationKind {
  const plain = text.replace(STRINGS_AND_COMMENTS, ' ');
  const operations = definitions(withoutArguments(plain)).filter(({ head }) => !/^fragment\b/.test(head));
  if (operations.every(({ head }) => head === '' || /^query\b/.test(head))) return { kind: 'query', keyed: null };
  const [name, ...others] = operations.flatMap(({ fields }) => fields);
  const mutation = others.length === 0 && mutations.find(({ field }) => field === name);
  const variable = mutation && new RegExp(`\\$(\\w+)\\s*:\\s*${mutation.inputType}\\b`).exec(plain)?.[1];
  return {
    kind: 'mutation',
    keyed:
      mutation && variable !== undefined && variable !== false
        ? { variable, takesCartKey: mutation.takesCartKey }
        : null,
  };
}

function withoutArguments(text: string): string {
  const shorter = text.replace(INNERMOST_PARENTHESES, ' ');
  return shorter === text ? text : withoutArguments(shorter);
}

/** Splits a document into its definitions: the text before the first brace, and the names of the top-level fields without aliases and directives. */
function definitions(text: string): { head: string; fields: string[] }[] {
  const found: { head: string; fields: string[] }[] = [];
  let [depth, head, body] = [0, '', ''];
  for (const sign of text) {
    if (sign === '}' && --depth === 0) {
      found.push({ head: head.trim(), fields: body.replace(/\b\w+\s*:|@\s*\w+/g, ' ').match(/\.\.\.|\w+/g) ?? [] });
      [head, body] = ['', ''];
    } else if (sign === '{') depth += 1;
    else if (depth === 0) head += sign;
    else if (depth === 1) body += sign;
  }
  return found;
}
