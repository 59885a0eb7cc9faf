/** Longer terms help nobody: what is past this is left out. */
const TERM_CHARACTERS_MAXIMUM = 100;

/** The term as it is searched: control characters and doubled spaces out, cut to 100 characters; empty for nothing to look for. */
export function searchTerm(input: string): string {
  const spaced = input.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(spaced).slice(0, TERM_CHARACTERS_MAXIMUM).join('').trim();
}
