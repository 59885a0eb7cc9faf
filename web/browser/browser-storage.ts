export type Area = 'localStorage' | 'sessionStorage';

/** Values that session storage did not take: they last as long as the page. */
const inMemory = new Map<string, string>();

/** Null when the key is missing or storage is unavailable. */
export function readStorage(area: Area, key: string): string | null {
  const remembered = area === 'sessionStorage' ? inMemory.get(key) : undefined;
  if (remembered !== undefined) return remembered;
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

/** Null removes the key. Returns whether the browser has stored it: storage may be unavailable or full. */
export function writeStorage(area: Area, key: string, value: string | null): boolean {
  const isStored = store(area, key, value);
  if (isStored || value === null) inMemory.delete(key);
  else if (area === 'sessionStorage') inMemory.set(key, value);
  return isStored;
}

/** Set and removed again at once, to find out whether storage takes values. */
const PROBE = 'probe';

export function keepsStorage(): boolean {
  const isKept = writeStorage('localStorage', PROBE, '1');
  writeStorage('localStorage', PROBE, null);
  return isKept;
}

function store(area: Area, key: string, value: string | null): boolean {
  try {
    const storage = areaOf(area);
    if (!storage) return false;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch (error) {
    // A SecurityError when storage is unavailable, a QuotaExceededError when it is full.
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

/** For the scripts of the document's head, which cannot import: the stored text, or null. */
export const storedInScript = (key: string): string =>
  `(()=>{try{return localStorage.getItem('${key}')}catch{return null}})()`;

/** Android's WebView has null in place of storage where its app has not switched it on. */
function areaOf(area: Area): Storage | null | undefined {
  return window[area] as Storage | null | undefined;
}
