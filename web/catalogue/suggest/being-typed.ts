/** Typing while the results of the last search load: the field must not be overwritten. */
export function isBeingTyped(field: HTMLInputElement, shownBefore: string): boolean {
  return field === field.ownerDocument.activeElement && field.value !== shownBefore;
}
