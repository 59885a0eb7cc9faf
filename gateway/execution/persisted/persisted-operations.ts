import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';

/** The storefront's persisted operations by id. Documents are parsed on first use. */
export interface PersistedOperations {
  /** The operation's document, the same object each time; null for an unknown id. */
  document(id: string): DocumentNode | null;
  /** The operation's name, its id if it is anonymous; null for an unknown id. */
  name(id: string): string | null;
}

/** Reads a JSON file of operation texts by id. Throws for a missing or invalid file. */
export function readPersistedOperations(path: string): PersistedOperations {
  const texts = new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>));
  const names = new Map(Array.from(texts, ([id, text]) => [id, /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? id]));
  const documents = new Map<string, DocumentNode>();
  return {
    name: (id) => names.get(id) ?? null,
    document(id) {
      const known = documents.get(id);
      if (known) return known;
      const text = texts.get(id);
      if (text === undefined) return null;
      const document = parse(text, { noLocation: true });
      documents.set(id, document);
      return document;
    },
  };
}
