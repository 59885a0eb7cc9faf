import { PLACEHOLDERS } from '../placeholders.data.ts';
import { learnValues, type PlaceholderValues } from './placeholders.rules.ts';

const TOKEN = 'graphiql_token';
const VALUES = 'graphiql_values';

/** Values from responses, kept for the lifetime of the browser tab: the cart or customer token, and ids for the examples. */
export interface Session {
  token(): string | null;
  keepToken(token: string): void;
  values(): PlaceholderValues;
  learn(data: unknown): void;
  /** Clears the token and the values that came with it. */
  forget(): void;
  /** Calls the listener when the token changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createSession(storage: Storage): Session {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const values = () => new Map(Object.entries(JSON.parse(storage.getItem(VALUES) ?? '{}') as Record<string, string>));
  return {
    token: () => storage.getItem(TOKEN),
    keepToken(token) {
      storage.setItem(TOKEN, token);
      tell();
    },
    values,
    learn(data) {
      storage.setItem(VALUES, JSON.stringify(Object.fromEntries(learnValues(values(), data, PLACEHOLDERS))));
    },
    forget() {
      storage.removeItem(TOKEN);
      storage.removeItem(VALUES);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
