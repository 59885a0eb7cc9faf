import { PLACEHOLDERS } from '../placeholders.data.ts';
import { learnValues, type PlaceholderValues } from './placeholders.rules.ts';

const TOKEN = 'graphiql_token';
const VALUES = 'graphiql_values';

/** What answers have told, for as long as the browser's tab is open: the token of a cart or an account, and ids for the examples. */
export interface Session {
  token(): string | null;
  keepToken(token: string): void;
  values(): PlaceholderValues;
  learn(data: unknown): void;
  /** Drops the token and everything that was learnt with it. */
  forget(): void;
  /** Calls back whenever the token changes; the result ends that. */
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
