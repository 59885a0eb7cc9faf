/** The name of a design token as a custom property, without its two hyphens: `color-green-hover`. */
export function tokenName(path: readonly string[]): string {
  return path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');
}
