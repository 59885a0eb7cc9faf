/** Collected during execution: decides whether the response may be cached, and which changes drop it. */
export class CacheTags {
  /** Paths of all products and categories that the response may depend on. */
  readonly paths = new Set<string>();
  /** Whether data of the caller was read; such a response is never cached. */
  isPersonal = false;
}
