interface CodeBlockOptions {
  /** Its title. */
  label: string;
  language: 'graphql' | 'json' | 'sh' | 'ts' | 'python';
  /** The example in `schema/examples` that GraphiQL opens. Defaults to none. */
  example?: string;
}

/** The address of GraphiQL with an example in its editors. It is not run. */
export function graphiqlAddress(example: string): string {
  return `/graphql?example=${encodeURIComponent(example)}`;
}

/** A titled block of code, and a link that opens it in GraphiQL. */
export function codeBlock(text: string, { label, language, example }: CodeBlockOptions): string {
  const block = `\`\`\`${language} title="${label}"\n${text.trim()}\n\`\`\``;
  if (example === undefined) return block;
  return `${block}\n\n[Open in GraphiQL<span class="sr-only"> “${label}”</span>](${graphiqlAddress(example)})`;
}
