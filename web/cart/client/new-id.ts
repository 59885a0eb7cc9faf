const ID_BYTES = 16;

/** 128 bits, in hexadecimal. `crypto.randomUUID` is missing on plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
