export type TokenClass = 'comment' | 'string' | 'number' | 'keyword' | 'variable' | 'type' | 'key';

/** A part of a program with a colour of its own, from its first character to after its last. */
export interface CodeToken {
  start: number;
  end: number;
  kind: TokenClass;
}

/** A language without a lexer at hand. */
export type PatternLanguage = 'json' | 'shell' | 'typescript' | 'python';

/** One expression per language. The names of its groups are token classes; the first group that matches wins. */
const PATTERNS: Readonly<Record<PatternLanguage, RegExp>> = {
  json: /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>-?\b\d[\d.eE+-]*)|(?<keyword>\b(?:true|false|null)\b)/g,
  shell:
    /(?<comment>(?<=^|\s)#.*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<keyword>(?<=^|[|;&]\s*)[a-z]+\b)|(?<key>(?<=\s)--?[a-z][\w-]*)|(?<variable>\$\w+)/gm,
  typescript:
    /(?<comment>\/\/.*)|(?<string>`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>\b\d[\d_.]*\b)|(?<keyword>\b(?:async|await|const|for|function|if|import|from|let|new|null|object|of|return|string|throw)\b)|(?<type>\b[A-Z]\w*)/g,
  python:
    /(?<comment>#.*)|(?<string>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<number>\b\d[\d_.]*\b)|(?<keyword>\b(?:as|def|else|for|from|if|import|in|raise|return|None|True|False)\b)|(?<type>\b[A-Z]\w*)/g,
};

/** Splits a program into the tokens that have a colour, in order. */
export function patternTokens(text: string, language: PatternLanguage): CodeToken[] {
  return [...text.matchAll(PATTERNS[language])].flatMap(({ index, 0: part, groups }) => {
    const kind = Object.entries(groups ?? {}).find(([, matched]) => matched !== undefined)?.[0];
    return kind === undefined ? [] : [{ start: index, end: index + part.length, kind: kind as TokenClass }];
  });
}

/** Joins neighbours of the same class, so that `$id` is one. */
export function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const all: CodeToken[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (last && last.kind === token.kind && last.end === token.start) all[all.length - 1] = { ...last, end: token.end };
    else all.push(token);
  }
  return all;
}
