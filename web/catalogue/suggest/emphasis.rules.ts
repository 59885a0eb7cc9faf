export interface TextPart {
  readonly text: string;
  readonly typed: boolean;
}

/** Each typed word matches one word that starts with it. */
export function textParts(suggestion: string, typed: string): TextPart[] {
  const open = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const parts: TextPart[] = [];
  for (const word of suggestion.split(/(\s+)/)) {
    const at = open.findIndex((begun) => word.toLowerCase().startsWith(begun));
    const [begun = ''] = at === -1 ? [] : open.splice(at, 1);
    add(parts, word.slice(0, begun.length), true);
    // A space belongs to the text before it.
    add(parts, word.slice(begun.length), /^\s+$/.test(word) && parts.at(-1)?.typed === true);
  }
  return parts;
}

function add(parts: TextPart[], text: string, typed: boolean) {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.typed === typed) parts[parts.length - 1] = { text: last.text + text, typed };
  else parts.push({ text, typed });
}
