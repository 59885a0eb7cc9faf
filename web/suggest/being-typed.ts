/** Whether a search field holds the next search already, while the answer to the one before it arrives: it must not be overwritten. */
export function isBeingTyped(field: HTMLInputElement, shownBefore: string): boolean {
  return field === field.ownerDocument.activeElement && field.value !== shownBefore;
}
