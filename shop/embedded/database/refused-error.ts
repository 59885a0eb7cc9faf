/** A command that is understood and refused: its reason is printed without the usage. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
