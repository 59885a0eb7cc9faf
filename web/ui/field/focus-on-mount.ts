/** A ref that moves focus to a field which the shopper has just opened. */
export const focusOnMount = (element: HTMLInputElement | null): void => element?.focus();
