/** Whether the shopper is typing the next search while the results of the last one load, so that the field must not be overwritten. */
export function isBeingTyped(field: HTMLInputElement, shownBefore: string): boolean {
  return field === field.ownerDocument.activeElement && field.value !== shownBefore;
}
