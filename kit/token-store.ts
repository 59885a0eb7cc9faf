/** Keeps a shopper’s token: of the anonymous cart, and after signing in of the session, which opens the customer’s cart. It is a secret. */
export interface TokenStore {
  /** Reads the token; null or undefined for none. */
  read(): string | null | undefined | Promise<string | null | undefined>;
  /** Keeps a new token in place of the one before; null removes it. */
  write(token: string | null): void | Promise<void>;
}

/** Keeps the token in memory: for as long as its client exists. */
export function memoryTokens(): TokenStore {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (token) => {
      kept = token;
    },
  };
}
