/** A browser that cannot say counts as connected. */
export const mayBeOnline = (): boolean => (navigator.onLine as boolean | null | undefined) ?? true;

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Undefined in browsers other than Chromium, which lack the Network Information API. */
export const networkConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
