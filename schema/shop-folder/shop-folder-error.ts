/** The message is one line: file, line, what was found and what is allowed. */
export class ShopFolderError extends Error {
  readonly file: string;
  /** Counted from 1; null when the fault is the file's as a whole. */
  readonly line: number | null;
  readonly found: string;
  readonly allowed: string;

  constructor({
    file,
    line = null,
    found,
    allowed,
  }: {
    file: string;
    line?: number | null;
    found: string;
    allowed: string;
  }) {
    super(`${file}${line === null ? '' : `:${line}`}: found ${found}; allowed: ${allowed}`);
    this.name = 'ShopFolderError';
    this.file = file;
    this.line = line;
    this.found = found;
    this.allowed = allowed;
  }
}
