type Area = 'localStorage' | 'sessionStorage';

/** Reads a key; null where nothing is kept, and where the browser has its storage closed. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch (error) {
    rethrowUnlessClosed(error);
    return null;
  }
}

/** Keeps a value, or forgets the key where the value is null. Returns whether it is kept: storage may be closed or full. */
export function writeStorage(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch (error) {
    rethrowUnlessClosed(error);
    return false;
  }
}

/** Browsers say SecurityError where storage is closed and QuotaExceededError where it is full: both are DOMExceptions. */
function rethrowUnlessClosed(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
