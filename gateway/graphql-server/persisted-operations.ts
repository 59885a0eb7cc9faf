import { readFileSync } from 'node:fs';

/** The storefront's, by id. */
export interface PersistedOperations {
  /** Null for an unknown id. */
  text(id: string): string | null;
  /** The id of an anonymous operation; null for an unknown id. */
  name(id: string): string | null;
}

/** JSON of texts by id. Throws for a missing or invalid file. */
export function readPersistedOperations(path: string): PersistedOperations {
  return persistedOperations(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
}

export function persistedOperations(given: Readonly<Record<string, string>>): PersistedOperations {
  const texts = new Map(Object.entries(given));
  const names = new Map(Array.from(texts, ([id, text]) => [id, /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? id]));
  return { text: (id) => texts.get(id) ?? null, name: (id) => names.get(id) ?? null };
}
