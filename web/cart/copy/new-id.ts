const ID_BYTES = 16;

/** Random, so that no other tab or shopper has the same. `randomUUID` is only there on secure origins. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
