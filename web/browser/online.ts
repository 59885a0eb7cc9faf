/** Whether the browser may be connected. One that cannot say counts as connected. */
export const mayBeOnline = (): boolean => (navigator.onLine as boolean | null | undefined) ?? true;
