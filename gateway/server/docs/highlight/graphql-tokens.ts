import { GraphQLError, Lexer, Source, TokenKind, type Token } from 'graphql';
import type { CodeToken, TokenClass } from './code-tokens.ts';

/** Names that start a definition, outside all braces. */
const DEFINITION_WORDS: ReadonlySet<string> = new Set([
  'query',
  'mutation',
  'subscription',
  'fragment',
  'on',
  'schema',
  'extend',
  'type',
  'interface',
  'union',
  'enum',
  'input',
  'scalar',
  'directive',
  'implements',
]);
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** Splits GraphQL into tokens with the library's own lexer. Null for text that is not GraphQL, such as an abridged example. */
export function graphqlTokens(text: string): CodeToken[] | null {
  try {
    return tokensOf(text);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

function tokensOf(text: string): CodeToken[] {
  const lexer = new Lexer(new Source(text));
  const first = lexer.token;
  while (lexer.advance().kind !== TokenKind.EOF);
  const found: CodeToken[] = [];
  let depth = 0;
  // The lexer skips comments, but keeps them in the list of its tokens.
  for (let token = first.next; token && token.kind !== TokenKind.EOF; token = token.next) {
    if (token.kind === TokenKind.BRACE_L) depth += 1;
    if (token.kind === TokenKind.BRACE_R) depth -= 1;
    const kind = classOf(token, depth);
    if (kind) found.push({ start: token.start, end: token.end, kind });
  }
  return found;
}

function classOf({ kind, value, prev }: Token, depth: number): TokenClass | null {
  switch (kind) {
    case TokenKind.COMMENT:
      return 'comment';
    case TokenKind.STRING:
    case TokenKind.BLOCK_STRING:
      return 'string';
    case TokenKind.INT:
    case TokenKind.FLOAT:
      return 'number';
    case TokenKind.DOLLAR:
      return 'variable';
    case TokenKind.NAME:
      break;
    default:
      return null;
  }
  if (prev?.kind === TokenKind.DOLLAR) return 'variable';
  if (prev?.kind === TokenKind.SPREAD && value === 'on') return 'keyword';
  if (depth === 0 && DEFINITION_WORDS.has(value)) return 'keyword';
  if (LITERALS.has(value)) return 'keyword';
  return /^[A-Z]/.test(value) ? 'type' : null;
}
