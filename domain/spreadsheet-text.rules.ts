/** A formula that spreadsheets show as its text: `="00124"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** An apostrophe before a number or formula, with which spreadsheets keep it as text. `'60s` is a decade. */
const TEXT_MARK = /^'(?=[=+@-]|\d(?!0s$)[^\s']*(?:\s[A-Z]{3})?$)/;

/** An apostrophe before a code is always a mark. */
export function withoutTextMark(cell: string, isCode: boolean): string {
  const trimmed = cell.trim();
  const formula = TEXT_FORMULA.exec(trimmed)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"');
  return (isCode ? trimmed.startsWith("'") : TEXT_MARK.test(trimmed)) ? trimmed.slice(1) : cell;
}
