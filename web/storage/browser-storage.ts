type Area = 'localStorage' | 'sessionStorage';

/** Reads a key; null when it is missing or storage is unavailable. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch (error) {
    rethrowUnlessUnavailable(error);
    return null;
  }
}

/** Writes a value; null removes the key. Returns whether it succeeded: storage may be unavailable or full. */
export function writeStorage(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch (error) {
    rethrowUnlessUnavailable(error);
    return false;
  }
}

/** Browsers throw a SecurityError when storage is unavailable and a QuotaExceededError when it is full; both are DOMExceptions. */
function rethrowUnlessUnavailable(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
