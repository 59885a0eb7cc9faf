/** A stretch of a suggestion, and whether the shopper has typed it already. */
export interface Stretch {
  readonly text: string;
  readonly typed: boolean;
}

/** Splits a suggestion into what is typed already and what it adds: each typed word accounts for one word that begins with it. */
export function stretches(suggestion: string, typed: string): Stretch[] {
  const open = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Stretch[] = [];
  for (const word of suggestion.split(/(\s+)/)) {
    const at = open.findIndex((begun) => word.toLowerCase().startsWith(begun));
    const [begun = ''] = at === -1 ? [] : open.splice(at, 1);
    add(found, word.slice(0, begun.length), true);
    // A space goes with what stands before it.
    add(found, word.slice(begun.length), /^\s+$/.test(word) && found.at(-1)?.typed === true);
  }
  return found;
}

function add(found: Stretch[], text: string, typed: boolean) {
  if (text === '') return;
  const last = found.at(-1);
  if (last?.typed === typed) found[found.length - 1] = { text: last.text + text, typed };
  else found.push({ text, typed });
}
