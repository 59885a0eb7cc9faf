/** For a field that the shopper has just opened. */
export const focusOnMount = (element: HTMLInputElement | null): void => element?.focus();
