/** Whether the browser may be connected. One that cannot say counts as connected. */
export const mayBeOnline = (): boolean => (navigator.onLine as boolean | null | undefined) ?? true;

/** The parts of the Network Information API that the storefront uses. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The device's connection; undefined in browsers other than Chromium, which lack the Network Information API. */
export const networkConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
